import type { WithOutbox } from '@careward/platform/messaging/pending-event';
import { Schema } from 'mongoose';
import type { Content } from './library-document.js';

/** One published document; `_id` is the topic's id. */
export type LibraryDocument = WithOutbox & {
  _id: string;
  source: string;
  /** Where it stands in its source's own order. */
  position: number;
  /** Tells whether `content` changed since it was published. */
  hash: string;
  version: number;
  content: Content;
  publishedAt: Date;
};

export const documentSchema = new Schema<LibraryDocument>(
  {
    _id: String,
    source: String,
    position: Number,
    hash: String,
    version: Number,
    content: Schema.Types.Mixed,
    publishedAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);
