import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { KeepPage, type Kept, type LastVisit } from '../../crawl/keep-page.js';
import { documentIdOf, dropped, kept, unchanged } from './crawled-page.domain.js';
import type { VisitedPage, PageChange, Place, StoredPage } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';

/** Makes the pages of a crawl documents of the library, and takes out those that may not stay. */
@Injectable()
export class PublishPages extends KeepPage {
  /** Whether pages were published or withdrawn that the readers were not told of. */
  private hasNews = false;

  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async keep(pages: readonly Kept[]): Promise<void> {
    const { fresh = [], known = [] } = Object.groupBy(pages, ({ before }) =>
      before === null ? 'fresh' : 'known',
    );
    const inserted = await this.insert(fresh.map(({ page }) => page));
    // Another worker may have kept the same page.
    const taken = fresh.filter(({ page }) => !inserted.has(documentIdOf(page)));
    for (const { page, before } of [...known, ...taken.map(({ page }) => ({ page, before: undefined }))])
      await this.change(page, (stored) => kept(stored, page), before);
  }

  touch(page: Parameters<KeepPage['touch']>[0], before?: LastVisit | null): Promise<void> {
    return this.change(page, (stored) => unchanged(stored, page), before);
  }

  drop(place: Place): Promise<void> {
    return this.change(place, dropped);
  }

  async dropUnmet(
    { sourceId, jobId }: { sourceId: string; jobId: string },
    stays: (url: string) => boolean,
  ): Promise<void> {
    const unmet = await this.pages.keptByOthers(sourceId, jobId);
    for (const place of await this.lost(unmet, stays)) await this.drop(place);
    // A worker of this crawl may have died before it told them.
    this.hasNews = true;
  }

  async tellReaders(): Promise<void> {
    if (!this.hasNews) return;
    this.hasNews = false;
    try {
      await this.pages.countPublication();
    } catch (error) {
      this.hasNews = true;
      throw error;
    }
  }

  async keptUrls(sourceId: string): Promise<ReadonlySet<string>> {
    return new Set(await this.pages.keptUrls(sourceId));
  }

  lastVisit(place: Place): Promise<LastVisit | null> {
    return this.pages.lastVisit(documentIdOf(place));
  }

  /** What a page that stays led to when it was last read stays as well: nobody could be led there this time. */
  private async lost(unmet: readonly Place[], stays: (url: string) => boolean): Promise<Iterable<Place>> {
    const lost = new Map(unmet.map((place) => [place.url, place]));
    const staying = unmet.filter(({ url }) => stays(url));
    for (const place of staying) {
      lost.delete(place.url);
      const { links = [] } = (await this.lastVisit(place)) ?? {};
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
    if (inserted.size > 0) this.hasNews = true;
    return inserted;
  }

  private async change(
    place: Place,
    decide: (stored: StoredPage | null) => PageChange | null,
    before?: StoredPage | null,
  ): Promise<void> {
    if (await this.pages.change(documentIdOf(place), decide, this.clock.now(), before)) this.hasNews = true;
  }
}
