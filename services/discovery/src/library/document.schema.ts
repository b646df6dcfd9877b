import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';
import type { Content } from './document.domain.js';

/** One document, published or withdrawn; `_id` is the topic's id. */
export type LibraryDocument = WithOutbox & {
  _id: string;
  source: string;
  /** Its place in the order of its source. */
  position: number;
  /** Of `content`; null while the document is withdrawn. */
  hash: string | null;
  /** Counts every publication and withdrawal. */
  version: number;
  /** Of the seed that was last imported; absent in documents that were stored before there were seed versions. */
  seedVersion?: number;
  /** Null while the document is withdrawn. */
  content: Content | null;
  /** When it was last published. */
  publishedAt: Date;
};

export const documentSchema = new Schema<LibraryDocument>(
  {
    _id: String,
    source: String,
    position: Number,
    hash: String,
    version: Number,
    seedVersion: Number,
    content: Schema.Types.Mixed,
    publishedAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);
