import { isDeepStrictEqual } from 'node:util';
import type { Feedback, GiveFeedback, Message } from '@careward/contracts/coach/schemas';
import { isVisible } from '@careward/contracts/kernel/readable';
import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import type { Answer } from '../answering/answer.domain.js';

export type Question = { content: string; attachments: string[] };

/** A question and its answer. */
export type Exchange = {
  id: string;
  conversationId: string;
  /** Its place in the conversation, counted from 1; numbers may be missing. */
  seq: number;
  question: Question;
  lang: Language;
  askedAt: Date;
  feedback: Message['feedback'];
} & (Pending | Generating | Completed);

/** Stored; nobody is answering it. `isStopped`: its person does not want it answered any more. */
type Pending = { status: 'pending'; failedAttempts: number; isStopped?: true };
/** The holder answers it and has until then; after that time it is taken to have died. `attempt` counts from 1. */
export type Attempt = { holder: string; until: Date; attempt: number };
type Generating = { status: 'generating'; generating: Attempt };
/** Interrupted: the attempt to answer did not end, and a fixed text takes the answer's place. */
type Completed = { status: 'answered' | 'interrupted'; answer: Answer; answeredAt: Date };
export type PendingExchange = Exchange & Pending;
export type CompletedExchange = Exchange & Completed;

export const isCompleted = (exchange: Exchange): exchange is CompletedExchange =>
  exchange.status === 'answered' || exchange.status === 'interrupted';

/** A stored question that can no longer be opened is taken to be the same as any. */
export const isSameQuestion = (stored: Question, sent: Question) =>
  stored.content === UNREADABLE ||
  (stored.content === sent.content && isDeepStrictEqual(stored.attachments, sent.attachments));

/** What stands in place of what can no longer be opened. */
export const unreadableQuestion: Question = { content: UNREADABLE, attachments: [] };
export const unreadableAnswer = (lang: Language): Answer => ({
  content: UNREADABLE,
  lang,
  kind: 'library',
  note: null,
  sources: [],
  risk: null,
});

/** Message ids come from their exchange's, so a repeated call gets the same ones. */
const questionId = (exchangeId: string) => `${exchangeId}-question`;
const answerId = (exchangeId: string) => `${exchangeId}-answer`;

export const userMessageOf = ({ id, conversationId, question, lang, askedAt }: Exchange): Message => ({
  id: questionId(id),
  conversationId,
  role: 'user',
  content: question.content,
  attachments: question.attachments,
  createdAt: askedAt.toISOString(),
  feedback: null,
  userFeedback: null,
  lang,
  sources: [],
  risk: null,
  kind: null,
  note: null,
  moreSteps: [],
  suggestions: [],
});

export const aiMessageOf = ({
  id,
  conversationId,
  answer,
  answeredAt,
  feedback,
  status,
}: CompletedExchange): Message => ({
  id: answerId(id),
  conversationId,
  role: 'assistant',
  content: answer.content,
  attachments: [],
  createdAt: answeredAt.toISOString(),
  feedback,
  userFeedback: feedback,
  lang: answer.lang,
  sources: answer.sources,
  risk: answer.risk,
  kind: answer.kind,
  note: answer.note,
  moreSteps: answer.moreSteps ?? [],
  suggestions: answer.suggestions ?? [],
  ...(status === 'interrupted' && { cut: 'interrupted' }),
  ...(answer.cut && { cut: answer.cut }),
});

/** Where a message stands in its conversation: its exchange's `seq`, and whether it is the question or the answer. */
export type MessageCursor = { seq: number; part: 'question' | 'answer' };
export const writeMessageCursor = ({ seq, part }: MessageCursor) => `${seq}-${part}`;

/** Reads `<exchange>-<part>`, where the exchange is given by its seq or, in a message's id, by its id. Else null. */
export function parseMessageCursor(before: string): { exchange: string; part: MessageCursor['part'] } | null {
  const [, exchange, part] = /^(.+)-(question|answer)$/.exec(before) ?? [];
  return exchange === undefined ? null : { exchange, part: part === 'answer' ? 'answer' : 'question' };
}

type MessageAt = { message: Message; cursor: MessageCursor };

const messagesIn = (exchange: Exchange): MessageAt[] => [
  { message: userMessageOf(exchange), cursor: { seq: exchange.seq, part: 'question' } },
  ...(isCompleted(exchange)
    ? [{ message: aiMessageOf(exchange), cursor: { seq: exchange.seq, part: 'answer' as const } }]
    : []),
];

const isBefore =
  (before: MessageCursor | null) =>
  ({ cursor: { seq, part } }: MessageAt) =>
    !before || seq < before.seq || (seq === before.seq && part === 'question' && before.part === 'answer');

/** The latest `limit` messages before a cursor (before the end when null), oldest first as the exchanges are. */
export const messagesOf = (
  exchanges: readonly Exchange[],
  { before, limit }: { before: MessageCursor | null; limit: number },
): MessageAt[] => exchanges.flatMap(messagesIn).filter(isBefore(before)).slice(-limit);

/** What a caregiver said about an answer, and why. */
export type AnswerFeedback = { feedback: Feedback; reason: string | null };

/** A blank reason is none. */
export const feedbackIn = ({ feedback, reason = '' }: GiveFeedback): AnswerFeedback => ({
  feedback,
  reason: isVisible(reason) ? reason : null,
});

/** The exchange whose answer has this message id; null for a question's id and for anything else. */
export function exchangeOfAnswer(messageId: string): string | null {
  const cursor = parseMessageCursor(messageId);
  return cursor?.part === 'answer' ? cursor.exchange : null;
}
