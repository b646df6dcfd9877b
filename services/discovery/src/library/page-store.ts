import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import {
  documentIdOf,
  dropped,
  kept,
  type PageChange,
  type PageKey,
  type StoredPage,
  unchanged,
  type VisitedPage,
} from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';

/** What a conditional request needs, and where to go on when the page has not changed. */
export type LastVisit = StoredPage & Pick<VisitedPage, 'etag' | 'lastModified' | 'links'>;

/** A page to keep. `before`: what `lastVisit` has answered, which is not read again then. */
export type PageToKeep = { page: VisitedPage; before?: LastVisit | null };

/** Where the pages of a crawl go: makes them documents of the library, and takes out those that may not stay. */
@Injectable()
export class PageStore {
  /** Whether pages were published or withdrawn since the index version was raised last. */
  private isIndexStale = false;

  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores each page once: again is the same. */
  async keep(pages: readonly PageToKeep[]): Promise<void> {
    const { fresh = [], known = [] } = Object.groupBy(pages, ({ before }) =>
      before === null ? 'fresh' : 'known',
    );
    const inserted = await this.insert(fresh.map(({ page }) => page));
    // Another worker may have kept the same page.
    const taken = fresh.filter(({ page }) => !inserted.has(documentIdOf(page)));
    for (const { page, before } of [...known, ...taken.map(({ page }) => ({ page, before: undefined }))])
      await this.change(page, (stored) => kept(stored, page), before);
  }

  /** The page is as it was. `before` as of a page to keep. */
  touch(
    page: PageKey & Pick<VisitedPage, 'fetchedAt' | 'evidence'>,
    before?: LastVisit | null,
  ): Promise<void> {
    return this.change(page, (stored) => unchanged(stored, page), before);
  }

  /** The page is gone, or may not be kept any more. */
  drop(key: PageKey): Promise<void> {
    return this.change(key, dropped);
  }

  /** Removes the pages of a source that its completed crawl has neither kept nor touched, except those that stay. */
  async removePagesNotSeen(
    { sourceId, jobId }: { sourceId: string; jobId: string },
    stays: (url: string) => boolean,
  ): Promise<void> {
    const notSeen = await this.pages.keptByOthers(sourceId, jobId);
    for (const key of await this.lost(notSeen, stays)) await this.drop(key);
    // A worker of this crawl may have died before it raised the version.
    this.isIndexStale = true;
  }

  /** Makes every copy of the service look at what was changed since the last call. */
  async bumpIndexVersion(): Promise<void> {
    if (!this.isIndexStale) return;
    this.isIndexStale = false;
    try {
      await this.pages.countPublication();
    } catch (error) {
      this.isIndexStale = true;
      throw error;
    }
  }

  /** The URLs of the pages that are kept of a source. */
  async keptUrls(sourceId: string): Promise<ReadonlySet<string>> {
    return new Set(await this.pages.keptUrls(sourceId));
  }

  lastVisit(key: PageKey): Promise<LastVisit | null> {
    return this.pages.lastVisit(documentIdOf(key));
  }

  /** What a page that stays led to when it was last read stays as well: nobody could be led there this time. */
  private async lost(
    notSeen: readonly PageKey[],
    stays: (url: string) => boolean,
  ): Promise<Iterable<PageKey>> {
    const lost = new Map(notSeen.map((key) => [key.url, key]));
    const staying = notSeen.filter(({ url }) => stays(url));
    for (const key of staying) {
      lost.delete(key.url);
      const { links = [] } = (await this.lastVisit(key)) ?? {};
      const ledTo = links.flatMap((url) => lost.get(url) ?? []);
      for (const { url } of ledTo) lost.delete(url);
      staying.push(...ledTo);
    }
    return lost.values();
  }

  /** Answers the ids of those that were not there yet. */
  private async insert(pages: readonly VisitedPage[]): Promise<ReadonlySet<string>> {
    const inserted = await this.pages.insertAll(
      pages.map((page) => ({ id: documentIdOf(page), change: kept(null, page) })),
      this.clock.now(),
    );
    if (inserted.size > 0) this.isIndexStale = true;
    return inserted;
  }

  private async change(
    key: PageKey,
    decide: (stored: StoredPage | null) => PageChange | null,
    before?: StoredPage | null,
  ): Promise<void> {
    if (await this.pages.change(documentIdOf(key), decide, this.clock.now(), before))
      this.isIndexStale = true;
  }
}
