import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import type { ReadPage, UnreadPage } from '../pages/page.domain.js';
import { PageReader } from '../pages/page-reader.js';
import { refusalOf } from '../urls/scope.domain.js';
import { summaryOf } from '../library/crawled-page.domain.js';
import { type CrawlRun, evidenceOf } from './crawl-run.js';
import type { FetchedPage } from './fetch-page.js';
import { FollowLinks } from './fill-frontier.js';
import type { Entry, Outcome } from './frontier.domain.js';
import type { PageToKeep } from '../library/page-store.js';
import { RobotsCache } from '../robots/robots-cache.js';

/** Reads a page that was fetched, decides whether it may be kept, and goes on to where it leads. */
@Injectable()
export class TakePage {
  constructor(
    private readonly readPages: PageReader,
    private readonly followLinks: FollowLinks,
    private readonly robotsCache: RobotsCache,
    private readonly clock: Clock,
  ) {}

  async execute(run: CrawlRun, entry: Entry, fetched: FetchedPage): Promise<Outcome & { kept?: PageToKeep }> {
    const page = await this.readPages.read(fetched);
    run.signal.throwIfAborted();
    await this.followLinks.execute(run, entry, page.links);
    const reason = await this.refusalOf(run, entry, page);
    if (reason) return { state: 'refused', reason, robotsLine: null, httpStatus: fetched.status };
    const { sha256 } = page as ReadPage;
    const kept = await this.toKeep(run, fetched, { ...(page as ReadPage), url: entry.url });
    return { state: 'done', httpStatus: fetched.status, sha256, kept };
  }

  private async refusalOf(run: CrawlRun, entry: Entry, page: ReadPage | UnreadPage) {
    if ('refused' in page) return page.refused;
    if (!page.directives.index) return 'noindex';
    if (!page.directives.aiInput) return 'no-ai-input';
    if (await this.isKnownElsewhere(run, entry, page.canonical)) return 'duplicate';
    return run.frontier.isRepeated(page.sha256) ? 'duplicate' : null;
  }

  /** Whether the page names another address of this source for itself; then that one is visited. */
  private async isKnownElsewhere(run: CrawlRun, { url, depth }: Entry, canonical: string | null) {
    if (canonical === null || canonical === url || refusalOf(canonical, depth, run.source)) return false;
    // Two pages that name each other would both be lost.
    if (run.deferred.has(canonical)) return false;
    const state = run.frontier.stateOf(canonical);
    if (state === 'refused' || state === 'failed') return false;
    run.deferred.add(url);
    await run.frontier.add([{ url: canonical, depth, hops: 0, refused: null }]);
    return true;
  }

  private async toKeep(
    run: CrawlRun,
    { headers, before }: FetchedPage,
    page: ReadPage & { url: string },
  ): Promise<PageToKeep> {
    const robots = await this.robotsCache.get(page.url, run.signal);
    const { title, lang, headings, text, passages, sha256, links, objected } = page;
    const visit = {
      sourceId: run.source.id,
      url: page.url,
      content: {
        title: title || page.url,
        lang,
        headings,
        text,
        passages: passages.map(({ text: _, ...passage }) => passage),
        summary: summaryOf(passages[0]?.text ?? text),
        sha256,
        objected,
      },
      links: links.filter(({ nofollow }) => !nofollow).map((link) => link.url),
      etag: headers['etag'] ?? null,
      lastModified: headers['last-modified'] ?? null,
      fetchedAt: this.clock.now(),
      evidence: evidenceOf(robots, run),
    };
    return { page: visit, before };
  }
}
