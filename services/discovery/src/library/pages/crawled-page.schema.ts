import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';
import type { PagePassage } from '../../pages/passages.domain.js';
import type { ReadPage } from '../../pages/parse-page.js';

/** What a page says. The text of its passages is part of `text`. */
export type PageContent = Pick<ReadPage, 'title' | 'lang' | 'headings' | 'text' | 'sha256'> & {
  /** Absent in what was kept before sentences were checked; their sites are read again. */
  objected?: ReadPage['objected'];
  passages: Omit<PagePassage, 'text'>[];
  /** How its text begins. */
  summary: string;
};

/** Why a page was read, and why it may be shown. */
export type Evidence = {
  robotsSha256: string | null;
  jobId: string;
  /** Which review of its source: the time of the approval. */
  approvedAt: Date;
};

/** A page of a source as it was last read: a document of the library while it is published. `_id` is its document's id. */
export type CrawledPageDocument = WithOutbox & {
  _id: string;
  sourceId: string;
  url: string;
  /** Counts every publication and withdrawal. */
  version: number;
  published: boolean;
  /** When it was last published; null when it never was. */
  publishedAt: Date | null;
  /** Null when the page is gone, or may not be kept. */
  content: PageContent | null;
  /** Where it leads, so that a page that has not changed leads on. */
  links: string[];
  /** What the site said of this state, for conditional requests. */
  etag: string | null;
  lastModified: string | null;
  /** When the site last sent it, or said that it has not changed. */
  fetchedAt: Date;
  evidence: Evidence;
};

export const crawledPageSchema = new Schema<CrawledPageDocument>(
  {
    _id: String,
    sourceId: String,
    url: String,
    version: Number,
    published: Boolean,
    publishedAt: Date,
    content: Schema.Types.Mixed,
    links: [String],
    etag: String,
    lastModified: String,
    fetchedAt: Date,
    evidence: Schema.Types.Mixed,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);
