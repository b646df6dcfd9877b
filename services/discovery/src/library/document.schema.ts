import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';
import type { Content } from './library-document.domain.js';

/** One document, published or withdrawn; `_id` is the topic's id. */
export type LibraryDocument = WithOutbox & {
  _id: string;
  source: string;
  /** Where it stands in its source's own order. */
  position: number;
  /** Tells whether `content` changed since it was published; null as long as it is withdrawn. */
  hash: string | null;
  /** Goes on counting when the document is withdrawn and when it comes back. */
  version: number;
  /** The version of the seed that had the last word on this document. Absent in documents from before it was kept. */
  seedVersion?: number;
  /** Null as long as the document is withdrawn. */
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
