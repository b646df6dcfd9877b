import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

export type ConversationDocument = {
  _id: string;
  owner: string;
  /** Owner and Idempotency-Key; freed when the conversation is deleted. */
  key: string;
  title: Sealed<string>;
  createdAt: Date;
  lastMessageAt: Date | null;
  /** lastMessageAt, else createdAt: what the list is ordered by. */
  activeAt: Date;
  /** Exchanges begun so far; the next one's place. */
  turns: number;
  /** Set before its exchanges are deleted, so that an interrupted deletion is seen and finished. */
  deleting: boolean;
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
  },
  { versionKey: false },
);
