import type { StoredPage, VisitedPage, Place } from '../library/pages/crawled-page.domain.js';

/** What a conditional request needs, and where to go on when the page has not changed. */
export type LastVisit = StoredPage & Pick<VisitedPage, 'etag' | 'lastModified' | 'links'>;

/** A page to keep. `before`: what `lastVisit` has answered, which is not read again then. */
export type Kept = { page: VisitedPage; before?: LastVisit | null };

/** Where the pages of a crawl go. */
export abstract class KeepPage {
  /** Stores each page once: again is the same. */
  abstract keep(pages: readonly Kept[]): Promise<void>;
  /** The page is as it was. `before` as of a page to keep. */
  abstract touch(
    page: Place & Pick<VisitedPage, 'fetchedAt' | 'evidence'>,
    before?: LastVisit | null,
  ): Promise<void>;
  /** The page is gone, or may not be kept any more. */
  abstract drop(place: Place): Promise<void>;
  /** Drops the pages of a source that its completed crawl has neither kept nor touched, except those that stay. */
  abstract dropUnmet(
    crawl: { sourceId: string; jobId: string },
    stays: (url: string) => boolean,
  ): Promise<void>;
  /** Makes those who read the pages look what was changed since the last call. */
  abstract tellReaders(): Promise<void>;
  /** The URLs of the pages that are kept of a source. */
  abstract keptUrls(sourceId: string): Promise<ReadonlySet<string>>;
  abstract lastVisit(place: Place): Promise<LastVisit | null>;
}
