import { CONFIG } from '@careward/platform/app/environment';
import { Clock } from '@careward/platform/app/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { FetchRefused } from '../fetching/fetch-refused.js';
import type { FetchedResource } from '../fetching/fetcher.js';
import { isRateLimited, reactionTo, redirectOf, REDIRECTS } from '../fetching/answer.domain.js';
import { canonicalUrl } from '../urls/canonical-url.domain.js';
import { refusalOf } from '../urls/scope.domain.js';
import { ThrottledFetcher } from './throttled-fetcher.js';
import { type CrawlRun, evidenceOf } from './crawl-run.js';
import { FollowLinks } from './fill-frontier.js';
import { tryAgainAt, type Entry, type Outcome } from './frontier.domain.js';
import { PageStore, type LastVisit } from '../library/page-store.js';
import { RobotsCache } from '../robots/robots-cache.js';

/** The shortest wait before a page that could not be had is asked for again. */
const SHORTEST_WAIT_MS = 100;
/** What passes by itself, so that it is worth another try. */
const passing = ['timeout', 'unreachable'];

/** A URL that may be asked for, and what was stored of its page before. */
export type Visit = { entry: Entry; before: LastVisit | null };

/** A page, and what was stored of it before. */
export type FetchedPage = FetchedResource & { before: LastVisit | null };

/** One request for a page: the page, or what became of the visit without one. */
@Injectable()
export class FetchPage {
  constructor(
    private readonly fetcher: ThrottledFetcher,
    private readonly robotsCache: RobotsCache,
    private readonly pages: PageStore,
    private readonly followLinks: FollowLinks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
  ) {}

  /** Reads what the request and its answer are compared with, before the site's turn comes. */
  async prepare({ keptBefore, source }: CrawlRun, entry: Entry): Promise<Visit> {
    const key = { sourceId: source.id, url: entry.url };
    return { entry, before: keptBefore.has(entry.url) ? await this.pages.lastVisit(key) : null };
  }

  waitForTurn(run: CrawlRun, { entry }: Visit): Promise<void> {
    return this.fetcher.waitForTurn(run, entry.url);
  }

  async execute(run: CrawlRun, { entry, before }: Visit): Promise<FetchedPage | Outcome> {
    try {
      const headers = conditionsOf(before);
      const answer = await this.fetcher.fetch(run, entry.url, { onlyHtml: true, headers });
      switch (reactionTo(answer.status)) {
        case 'read':
          return { ...answer, before };
        case 'unchanged':
          return await this.unchanged(run, entry, before);
        case 'moved':
          return await this.moved(run, entry, answer);
        case 'again':
          return this.again(entry, answer.status, isRateLimited(answer.status) ? answer.retryAfterMs : null);
        case 'gone':
          await this.pages.drop({ sourceId: run.source.id, url: entry.url });
          return { state: 'failed', reason: 'http-error', httpStatus: answer.status };
        case 'give-up':
          return { state: 'failed', reason: 'http-error', httpStatus: answer.status };
      }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      const { reason } = error;
      if (!passing.includes(reason)) return { state: 'refused', reason, robotsLine: null };
      const again = this.again(entry, undefined, null);
      return again.state === 'pending' ? again : { state: 'failed', reason };
    }
  }

  private again(entry: Entry, httpStatus: number | undefined, retryAfterMs: number | null): Outcome {
    const attempts = entry.attempts + 1;
    const usual = Math.max(SHORTEST_WAIT_MS, this.config.CRAWL_DELAY_MS) * 2 ** attempts;
    const notBefore = tryAgainAt(this.clock.now(), retryAfterMs ?? usual, attempts);
    if (notBefore) return { state: 'pending', notBefore };
    return { state: 'failed', reason: 'http-error', ...(httpStatus !== undefined && { httpStatus }) };
  }

  private async unchanged(run: CrawlRun, entry: Entry, before: LastVisit | null): Promise<Outcome> {
    const robots = await this.robotsCache.get(entry.url, run.signal);
    const { id: sourceId } = run.source;
    const visit = {
      sourceId,
      url: entry.url,
      fetchedAt: this.clock.now(),
      evidence: evidenceOf(robots, run),
    };
    await this.pages.touch(visit, before);
    const links = (before?.links ?? []).map((url) => ({ url, nofollow: false }));
    await this.followLinks.execute(run, entry, links);
    return { state: 'done', httpStatus: 304, sha256: before?.content?.sha256 ?? null };
  }

  /** The target is a URL like any other: it is checked, waited for and visited once. */
  private async moved(run: CrawlRun, entry: Entry, answer: FetchedResource): Promise<Outcome> {
    const { status } = answer;
    const target = canonicalUrl(redirectOf(answer) ?? '', entry.url);
    const isLost = target === null || target === entry.url || entry.hops >= REDIRECTS;
    if (isLost) return { state: 'failed', reason: 'http-error', httpStatus: status };
    const reason = refusalOf(target, entry.depth, run.source);
    if (reason) return { state: 'refused', reason, robotsLine: null, httpStatus: status };
    await run.frontier.add([{ url: target, depth: entry.depth, hops: entry.hops + 1, refused: null }]);
    return { state: 'done', httpStatus: status, sha256: null };
  }
}

const conditionsOf = (before: LastVisit | null): Record<string, string> => ({
  accept: 'text/html,application/xhtml+xml',
  ...(before?.etag && { 'if-none-match': before.etag }),
  ...(before?.lastModified && { 'if-modified-since': before.lastModified }),
});
