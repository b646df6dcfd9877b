import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExpectedOutcome } from './outcome.js';

/** `href` as it stands in the page; `to` is what it means: a path of the site, or a URL elsewhere. */
export type SiteLink = { to: string; href?: string; nofollow?: boolean };

/** What the server knows when it answers. */
type SiteRequest = {
  path: string;
  /** How often the page was changed. */
  version: number;
  /** How often the page was asked for before. */
  before: number;
  origin: string;
  /** Another server, which must not be asked. */
  elsewhere: string;
};

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** One address of the site: what it answers, and what a right crawler makes of it. */
export type SitePage = {
  expected: ExpectedOutcome;
  links?: readonly SiteLink[];
  /** Its links are found, unless it asks not to follow them or is not read at all. */
  follow?: boolean;
  /** Where it redirects to: a path of the site, or a URL elsewhere. */
  redirect?: string;
  answer(asked: SiteRequest): Answer;
  /** Answers in its own way instead, such as never. */
  misbehave?(request: IncomingMessage, response: ServerResponse): void;
};

/** The pages of a site by path and query. */
export type SitePages = ReadonlyMap<string, SitePage>;
