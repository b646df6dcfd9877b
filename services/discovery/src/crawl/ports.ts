import type { Refusal } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';

/** What a crawl needs of a source. */
export type CrawledSource = Pick<
  ContentSource,
  'id' | 'name' | 'baseUrl' | 'crawlDepth' | 'allowedPatterns' | 'blockedPatterns' | 'approvalStatus'
>;

export abstract class CrawledSources {
  abstract find(id: string): Promise<CrawledSource | null>;
  /** Moves the due sources on to their next time; each is answered to one caller. */
  abstract claimDue(now: Date): Promise<string[]>;
}

/** Sources that were stopped, as told over Redis; a message may get lost. */
export abstract class SourceStops {
  abstract onStop(listener: (sourceId: string) => void): void;
}

export type Fetched = {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  tookMs: number;
};

export abstract class Fetcher {
  /** Redirects are not followed. Throws FetchRefused. */
  abstract get(
    url: string,
    options: {
      signal: AbortSignal;
      accept?: (contentType: string) => boolean;
      maxBytes?: number;
      headers?: Record<string, string>;
    },
  ): Promise<Fetched>;
}

/** A request that was not made, or cut. */
export class FetchRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

export type Robots = {
  decide(url: string): { allowed: boolean; line: number | null; rule: string | null };
  /** Milliseconds. */
  crawlDelay: number | null;
  sitemaps: string[];
  aiInput: { allowed: boolean; line: number | null };
  state: 'found' | 'none' | 'unreachable';
  sha256: string | null;
  fetchedAt: Date;
};

export abstract class RobotsOf {
  abstract of(url: string, signal: AbortSignal): Promise<Robots>;
}

type Directives = { index: boolean; follow: boolean; aiInput: boolean };
type Link = { url: string; nofollow: boolean };

export type ReadPage = {
  title: string;
  lang: 'en' | 'es' | null;
  canonical: string | null;
  headings: string[];
  text: string;
  passages: unknown[];
  links: Link[];
  directives: Directives;
  sha256: string;
  simhash: string;
};

export type UnreadPage = {
  refused: 'timeout' | 'no-text' | 'type';
  links: Link[];
  directives: Directives;
};

export abstract class ReadPages {
  abstract read(page: Pick<Fetched, 'url' | 'headers' | 'body'>): Promise<ReadPage | UnreadPage>;
}
