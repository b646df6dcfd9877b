import type { Message } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { OwnerVault } from '@careward/platform/personal-data/vault';
import { Schema } from 'mongoose';
import { type Answer, notAnswered } from '../answering/answer.domain.js';
import {
  type Attempt,
  type Exchange,
  type Question,
  unreadableAnswer,
  unreadableQuestion,
} from './exchange.domain.js';

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
  /** When its person asked that it be stopped; absent: they did not. */
  stopAskedAt?: Date;
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

export const EXCHANGES = 'exchanges';

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
    stopAskedAt: Date,
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

const sealContext = (field: 'question' | 'answer' | 'feedbackReason', record: string) => ({
  collection: EXCHANGES,
  field,
  record,
});

export const sealQuestion = (id: string, question: Question, vault: OwnerVault) =>
  vault.seal(sealContext('question', id), question);

export const sealAnswer = (id: string, answer: Answer, vault: OwnerVault) =>
  vault.seal(sealContext('answer', id), answer);

export const sealReason = (id: string, reason: string, vault: OwnerVault) =>
  vault.seal(sealContext('feedbackReason', id), reason);

export function toDomain(document: ExchangeDocument, vault: OwnerVault): Exchange {
  const { _id: id, conversationId, seq, lang, askedAt, feedback, answer, answeredAt, generating } = document;
  const opened = vault.openOrMark(sealContext('question', id), document.question);
  const question = opened === UNREADABLE ? unreadableQuestion : opened;
  const begun = { id, conversationId, seq, question, lang, askedAt, feedback };
  if (answeredAt && document.status === 'interrupted')
    return { ...begun, status: 'interrupted', answer: notAnswered(lang), answeredAt };
  if (answeredAt && answer) {
    const read = vault.openOrMark(sealContext('answer', id), answer);
    const told = read === UNREADABLE ? unreadableAnswer(lang) : withLevel(read);
    return { ...begun, status: 'answered', answer: told, answeredAt };
  }
  return generating
    ? { ...begun, status: 'generating', generating }
    : {
        ...begun,
        status: 'pending',
        failedAttempts: document.failedAttempts ?? 0,
        ...(document.stopAskedAt && { isStopped: true }),
      };
}

/** The same for its person, with the reason given with feedback. */
export const toExport = (document: ExchangeDocument, vault: OwnerVault) => ({
  exchange: toDomain(document, vault),
  feedbackReason: document.feedbackReason
    ? vault.openText(sealContext('feedbackReason', document._id), document.feedbackReason)
    : null,
});

/** Risks that were stored before there were levels all had a card. */
const withLevel = (answer: Answer): Answer =>
  answer.risk ? { ...answer, risk: Object.assign({ level: 'card' }, answer.risk) } : answer;
