import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';
import type { Answer } from '../answer/answer.domain.js';
import type { Attempt, Exchange, Question } from './exchange.domain.js';

export type ExchangeDocument = Partial<WithOutbox> & {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  conversationId: string;
  seq: number;
  /** Documents from before there was 'generating' have 'pending' beside an attempt. */
  status: Exchange['status'];
  /** The attempt under way; absent in the oldest documents. */
  generating?: Attempt | null;
  /** Attempts whose answer could not be stored. */
  failedAttempts?: number;
  /** When it is tried again by itself, after an attempt that could not begin; absent: at once. */
  tryAgainAt?: Date;
  lang: Language;
  question: Sealed<Question>;
  /** Null also for an interrupted exchange, whose text is fixed. */
  answer: Sealed<Answer> | null;
  feedback: Message['feedback'];
  /** The reason given with it; absent until feedback was given. */
  feedbackReason?: Sealed<string> | null;
  askedAt: Date;
  answeredAt: Date | null;
};

/** The few that the library had nothing on record an event; all others have neither field of an outbox. */
export type UnansweredDocument = ExchangeDocument & WithOutbox;

export const exchangeSchema = new Schema<ExchangeDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    conversationId: String,
    seq: Number,
    status: String,
    generating: new Schema<Attempt>({ holder: String, until: Date, attempt: Number }, { _id: false }),
    failedAttempts: Number,
    tryAgainAt: Date,
    lang: String,
    question: String,
    answer: String,
    feedback: String,
    feedbackReason: String,
    askedAt: Date,
    answeredAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false },
);
