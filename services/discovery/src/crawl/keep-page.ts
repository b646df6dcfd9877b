import type { CrawledPageDocument } from './crawled-page.schema.js';

export type CrawledPage = Omit<CrawledPageDocument, '_id'>;
/** What a conditional request needs, and where to go on when the page has not changed. */
export type LastVisit = Pick<CrawledPage, 'etag' | 'lastModified' | 'links' | 'sha256'>;

/** Where the pages of a crawl go. */
export abstract class KeepPage {
  /** Stores the page once: again is the same. */
  abstract keep(page: CrawledPage): Promise<void>;
  /** The page is as it was. */
  abstract touch(page: Pick<CrawledPage, 'sourceId' | 'url' | 'fetchedAt' | 'evidence'>): Promise<void>;
  /** The page is gone, or may not be kept any more. */
  abstract drop(page: Pick<CrawledPage, 'sourceId' | 'url'>): Promise<void>;
  abstract lastVisit(page: Pick<CrawledPage, 'sourceId' | 'url'>): Promise<LastVisit | null>;
}
