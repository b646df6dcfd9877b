import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

export type ConversationDocument = {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`; another one once the conversation is being deleted, so that the key is free again. */
  key: string;
  title: Sealed<string>;
  createdAt: Date;
  lastMessageAt: Date | null;
  /** lastMessageAt, else createdAt: what the list is ordered by. */
  activeAt: Date;
  /** Exchanges begun so far; the latest one's `seq`. */
  turns: number;
  /** Set before its exchanges are deleted, so that an interrupted deletion can be finished. */
  deleting: boolean;
  /** The exchange whose answer a model is writing, and until when it is taken to be; absent while none is. */
  generating?: { exchange: string; until: Date } | null;
};

export const conversationSchema = new Schema<ConversationDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    title: String,
    createdAt: Date,
    lastMessageAt: Date,
    activeAt: Date,
    turns: Number,
    deleting: Boolean,
    generating: new Schema({ exchange: String, until: Date }, { _id: false }),
  },
  { versionKey: false },
);
