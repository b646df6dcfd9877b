import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { crawlMap } from './crawl-map.js';
import { openLoopbackServer } from './loopback-server.js';
import { differencesBetween, type ExpectedOutcome, type Outcome } from './outcome.js';
import { type LoggedRequest, logRequest } from './request-log.js';
import { MOVED_ROBOTS, robotsAnswer, type RobotsVariant } from './robots-variants.js';
import type { Answer, SitePage } from './site-page.js';
import { type SiteContent, sitePages, trapPage } from './site-pages.js';
import { listedIn, sitemapAnswer, sitemapOf, type SitemapVariant } from './sitemaps.js';

export type CrawlSiteOptions = Partial<SiteContent> & { robots?: RobotsVariant; sitemap?: SitemapVariant };

export type CrawlSite = {
  /** The first page. */
  url: string;
  /** `host:port`. */
  host: string;
  /** Every request so far, oldest first. */
  requests: readonly LoggedRequest[];
  /** Requests to another server that the site leads to: no crawler may make one. */
  elsewhere: { url: string; requests: readonly LoggedRequest[] };
  /** What a right crawl says of each URL that it finds `depth` links deep or one beyond. */
  map(depth: number): Map<string, ExpectedOutcome>;
  /** What is wrong with the outcomes of a crawl `depth` links deep; nothing if it went right. */
  differences(found: ReadonlyMap<string, Outcome>, depth: number): string[];
  /** From now on the page has another text. */
  change(path: string): void;
  /** From now on robots.txt is another one. */
  setRobots(robots: RobotsVariant): void;
  close(): Promise<void>;
};

/** A site of invented care guides on 127.0.0.1, and everything on it that a crawler can do wrong. */
export async function startCrawlSite(options: CrawlSiteOptions = {}): Promise<CrawlSite> {
  const { seed = 1, guides = 200, strange = true, endless = true, sitemap = 'none' } = options;
  let robots = options.robots ?? 'private';
  const requests: LoggedRequest[] = [];
  const strayed: LoggedRequest[] = [];
  const changes = new Map<string, { version: number; at: Date }>();
  const asked = new Map<string, number>();

  const elsewhere = await openLoopbackServer((request, response) => {
    logRequest(strayed, request, response);
    response.end('Nobody should read this.');
  });
  const server = await openLoopbackServer((request, response) => {
    logRequest(requests, request, response);
    serve(request, response);
  });
  const { origin } = server;
  const pages = sitePages({ seed, guides, strange, endless }, elsewhere.origin);
  const pageAt = (path: string): SitePage | undefined => pages.get(path) ?? trapPage(seed, path);
  const map = (depth: number) => crawlMap({ origin, robots, listed: listedIn(sitemap), pageAt }, depth);

  function serve(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const page = pageAt(path);
    const before = asked.get(path) ?? 0;
    asked.set(path, before + 1);
    if (page?.misbehave) return page.misbehave(request, response);
    const change = changes.get(path);
    const known = { path, version: change?.version ?? 0, before, origin, elsewhere: elsewhere.origin };
    const answer = page && conditional(page.answer(known), request.headers, change?.at);
    send(response, answer ?? fileAt(path) ?? { status: 404, body: 'There is no such page.' });
  }

  function fileAt(path: string): Answer | undefined {
    if (path === '/robots.txt') return robotsAnswer(robots, sitemapOf(sitemap, origin));
    if (path === MOVED_ROBOTS) return robotsAnswer('private', sitemapOf(sitemap, origin));
    return sitemapAnswer(sitemap, path, origin);
  }

  return {
    url: `${origin}/`,
    host: origin.replace('http://', ''),
    requests,
    elsewhere: { url: elsewhere.origin, requests: strayed },
    map,
    differences: (found, depth) => differencesBetween(map(depth), found),
    change: (path) => changes.set(path, { version: (changes.get(path)?.version ?? 0) + 1, at: new Date() }),
    setRobots: (variant) => {
      robots = variant;
    },
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

const send = (response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void => {
  response.writeHead(status, headers).end(body);
};

/** When the pages were written that nobody has changed. */
const WRITTEN = new Date('2026-01-05T08:00:00Z');

/** Adds ETag and Last-Modified to a page, and answers 304 to who has it already. */
function conditional(answer: Answer, headers: IncomingHttpHeaders, changedAt: Date = WRITTEN): Answer {
  if ((answer.status ?? 200) !== 200) return answer;
  const etag = `"${createHash('sha256')
    .update(answer.body ?? '')
    .digest('base64url')
    .slice(0, 16)}"`;
  const validators = { etag, 'last-modified': changedAt.toUTCString() };
  const since = headers['if-modified-since'];
  const unchanged =
    headers['if-none-match'] === undefined
      ? since !== undefined && new Date(since).getTime() >= Math.floor(changedAt.getTime() / 1_000) * 1_000
      : headers['if-none-match'].includes(etag);
  return unchanged
    ? { status: 304, headers: validators }
    : { ...answer, headers: { ...answer.headers, ...validators } };
}
