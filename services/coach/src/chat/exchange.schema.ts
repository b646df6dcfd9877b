import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';
import type { Answer } from '../answer/answer.domain.js';
import type { Asked, Attempt } from './exchange.domain.js';

export type ExchangeDocument = {
  _id: string;
  owner: string;
  /** Owner and Idempotency-Key. */
  key: string;
  conversationId: string;
  seq: number;
  status: 'pending' | 'answered';
  /** The attempt to answer that was begun and has not ended; absent in exchanges from before there were any. */
  generating?: Attempt | null;
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
    generating: new Schema<Attempt>({ holder: String, until: Date }, { _id: false }),
    lang: String,
    question: String,
    answer: String,
    feedback: String,
    askedAt: Date,
    answeredAt: Date,
  },
  { versionKey: false },
);
