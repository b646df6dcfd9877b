import { Schema } from 'mongoose';
import type { ReadPage } from '../pages/parse-page.js';

/** A page of a source as it was last read; `_id` is `sourceId:sha1(url)`. */
export type CrawledPageDocument = Pick<
  ReadPage,
  'title' | 'lang' | 'headings' | 'text' | 'passages' | 'sha256' | 'simhash'
> & {
  _id: string;
  sourceId: string;
  url: string;
  /** Where it leads, so that a page that has not changed leads on. */
  links: string[];
  /** What the site said of this state, for conditional requests. */
  etag: string | null;
  lastModified: string | null;
  /** When the site last sent it, or said that it has not changed. */
  fetchedAt: Date;
  evidence: { robotsSha256: string | null; jobId: string };
};

export const crawledPageSchema = new Schema<CrawledPageDocument>(
  {
    _id: String,
    sourceId: String,
    url: String,
    title: String,
    lang: String,
    headings: [String],
    text: String,
    passages: Schema.Types.Mixed,
    sha256: String,
    simhash: String,
    links: [String],
    etag: String,
    lastModified: String,
    fetchedAt: Date,
    evidence: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);
