import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../answer/answer.domain.js';

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

/** Stored; nobody is answering it. */
export type Pending = { status: 'pending'; failedAttempts: number };
/** The holder answers it and has until then; after that time it is taken to have died. `attempt` counts from 1. */
export type Attempt = { holder: string; until: Date; attempt: number };
export type Generating = { status: 'generating'; generating: Attempt };
/** Interrupted: the attempt to answer did not end, and a fixed text takes the answer's place. */
export type Completed = { status: 'answered' | 'interrupted'; answer: Answer; answeredAt: Date };
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
