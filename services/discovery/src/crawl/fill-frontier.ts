import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { reactionTo } from '../fetching/answer.domain.js';
import { FetchRefused } from '../fetching/fetch-refused.js';
import { unpacked } from '../fetching/read-body.js';
import type { Link } from '../pages/page-links.js';
import { RobotsCache } from '../robots/robots-cache.js';
import type { Source } from '../sources/source.domain.js';
import { canonicalUrl } from '../urls/canonical-url.domain.js';
import { isOnSite, refusalOf } from '../urls/scope.domain.js';
import { parseSitemap, SITEMAP } from '../urls/sitemap.domain.js';
import { ThrottledFetcher } from './throttled-fetcher.js';
import type { CrawlRun } from './crawl-run.js';
import type { Entry, RefusalCause } from './frontier.domain.js';

const MAX_FILES = 20;
/** Of one file, unpacked. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Addresses of a sitemap that are looked at in one go. */
const SLICE = 250;

/** Where a crawl begins: at the source's base URL, and what the sitemaps of its robots.txt name. */
@Injectable()
export class SeedFrontier {
  constructor(
    private readonly robotsCache: RobotsCache,
    private readonly fetcher: ThrottledFetcher,
  ) {}

  async execute(run: CrawlRun): Promise<void> {
    const base = canonicalUrl(run.source.baseUrl);
    // The base URL is added last: where it is known, a worker before has seeded.
    if (base === null || run.frontier.stateOf(base) !== null) return;
    const { state, sitemaps } = await this.robotsCache.get(base, run.signal);
    if (state !== 'unreachable') await this.readSitemaps(run, sitemaps);
    await run.frontier.add([{ url: base, depth: 0, hops: 0, refused: null }]);
  }

  private async readSitemaps(run: CrawlRun, named: readonly string[]): Promise<void> {
    const isOurs = (url: string) => isOnSite(url, run.source.baseUrl);
    const files = named.filter(isOurs).map((url) => ({ url, depth: 1 }));
    const seen = new Set<string>();
    for (const { url, depth } of files) {
      if (seen.size >= MAX_FILES) return;
      if (seen.has(url)) continue;
      seen.add(url);
      const sitemap = parseSitemap(await this.read(run, url), url);
      if (depth < SITEMAP.depth)
        for await (const slice of slicesOf(sitemap.sitemaps, run.signal))
          files.push(...slice.filter(isOurs).map((each) => ({ url: each, depth: depth + 1 })));
      for await (const slice of slicesOf(sitemap.pages, run.signal))
        await run.frontier.add(slice.map((page) => found(page, run.source)));
    }
  }

  /** Empty where it cannot be had: the links of the pages lead on as well. One that is gone names nothing any more. */
  private async read(run: CrawlRun, url: string): Promise<string> {
    try {
      const { status, body } = await this.fetcher.get(run, url, { maxBytes: MAX_BYTES });
      if (status === 200) return (await unpacked(body, MAX_BYTES)).toString('utf8');
      if (reactionTo(status) !== 'gone') run.lacksSitemap = true;
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      run.lacksSitemap = true;
    }
    return '';
  }
}

const found = (url: string, source: Source) => {
  const reason = refusalOf(url, 1, source);
  return { url, depth: 1, hops: 0, refused: reason && { reason, robotsLine: null } };
};

/** A long map takes seconds to read; between two slices the run keeps its lease and hears of a stop. */
async function* slicesOf(urls: Iterable<string>, signal: AbortSignal): AsyncGenerator<string[]> {
  let slice: string[] = [];
  for (const url of urls) {
    if (slice.push(url) < SLICE) continue;
    yield slice;
    slice = [];
    await setImmediate();
    signal.throwIfAborted();
  }
  if (slice.length > 0) yield slice;
}

/** Adds where a page leads to the frontier. */
@Injectable()
export class FollowLinks {
  async execute(run: CrawlRun, { depth }: Pick<Entry, 'depth'>, links: readonly Link[]): Promise<void> {
    await run.frontier.add(
      links.map(({ url, nofollow }) => {
        const found = { url, depth: depth + 1, hops: 0 };
        const reason = refusalOf(url, found.depth, run.source) ?? (nofollow ? 'nofollow' : null);
        const refused: RefusalCause | null = reason && { reason, robotsLine: null };
        return { ...found, refused };
      }),
    );
  }
}
