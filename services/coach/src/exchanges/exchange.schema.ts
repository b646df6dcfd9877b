import type { Language } from '@careward/contracts/coach/languages';
import type { Message } from '@careward/contracts/coach/message';
import type { Sealed } from '@careward/platform/crypto/sealed-value';
import { Schema } from 'mongoose';
import type { Answer } from '../answer/answer.js';
import type { Asked } from './exchange.js';

export type ExchangeDocument = {
  _id: string;
  owner: string;
  /** Owner and Idempotency-Key. */
  key: string;
  conversationId: string;
  seq: number;
  status: 'pending' | 'answered';
  lang: Language;
  question: Sealed<Asked>;
  answer: Sealed<Answer> | null;
  feedback: Message['feedback'];
  askedAt: Date;
  answeredAt: Date | null;
};

export const exchangeSchema = new Schema<ExchangeDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    conversationId: String,
    seq: Number,
    status: String,
    lang: String,
    question: String,
    answer: String,
    feedback: String,
    askedAt: Date,
    answeredAt: Date,
  },
  { versionKey: false },
);
