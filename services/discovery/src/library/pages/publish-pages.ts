import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { KeepPage, type LastVisit } from '../../crawl/keep-page.js';
import { SourceRepository } from '../../sources/source.repository.js';
import { documentIdOf, dropped, kept, unchanged } from './crawled-page.domain.js';
import type { VisitedPage, PageChange, Place, StoredPage } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { WithdrawOutdatedPage } from './withdraw-outdated-page.js';

/** Publications within this time after another are counted as one: readers look every few seconds whether there were any. */
const COUNTED_TOGETHER_MS = 250;

/** Makes the pages of a crawl documents of the library, and takes out those that may not stay. */
@Injectable()
export class PublishPages extends KeepPage {
  /** How many publications followed the last one that was counted; null when that is long ago. */
  private uncounted: number | null = null;

  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
    private readonly withdrawOutdated: WithdrawOutdatedPage,
    private readonly clock: Clock,
  ) {
    super();
  }

  keep(page: VisitedPage, before?: LastVisit | null): Promise<void> {
    return this.publish(page, (stored, approvedAt) => kept(stored, page, approvedAt), before);
  }

  touch(page: Parameters<KeepPage['touch']>[0], before?: LastVisit | null): Promise<void> {
    return this.publish(page, (stored, approvedAt) => unchanged(stored, page, approvedAt), before);
  }

  drop(place: Place): Promise<void> {
    return this.change(documentIdOf(place), dropped);
  }

  async dropUnmet(
    { sourceId, jobId }: { sourceId: string; jobId: string },
    stays: (url: string) => boolean,
  ): Promise<void> {
    const unmet = await this.pages.keptByOthers(sourceId, jobId);
    for (const place of await this.lost(unmet, stays)) await this.drop(place);
    // A worker of this crawl may have died between publishing and counting.
    await this.pages.countPublication();
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

  /** Does nothing for a source that is not approved: the run that asked is about to find that out. */
  private async publish(
    { sourceId, url }: Place,
    decide: (stored: StoredPage | null, approvedAt: Date) => PageChange | null,
    before?: StoredPage | null,
  ): Promise<void> {
    const approvedAt = await this.sources.approvedAt(sourceId);
    if (!approvedAt) return;
    const id = documentIdOf({ sourceId, url });
    await this.change(id, (stored) => decide(stored, approvedAt), before);
    // A stop in between may have withdrawn the source's pages before this one was written.
    const now = await this.sources.approvedAt(sourceId);
    if (now?.getTime() === approvedAt.getTime()) return;
    await this.withdrawOutdated.execute({ id, sourceId });
    await this.pages.countPublication();
  }

  private async change(
    id: string,
    decide: (stored: StoredPage | null) => PageChange | null,
    before?: StoredPage | null,
  ): Promise<void> {
    if (await this.pages.change(id, decide, this.clock.now(), before)) await this.count();
  }

  /** A worker that dies in between leaves its crawl to another one, which counts at its end. */
  private async count(): Promise<void> {
    if (this.uncounted !== null) return void this.uncounted++;
    this.uncounted = 0;
    setTimeout(() => {
      const isBehind = this.uncounted !== 0;
      this.uncounted = null;
      if (isBehind) this.count().catch(() => undefined);
    }, COUNTED_TOGETHER_MS).unref();
    await this.pages.countPublication();
  }
}
