import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../answer/answer.domain.js';

export type Asked = { content: string; attachments: string[] };

/** A question and its answer. Pending is a question that a process took and has not answered yet. */
export type Exchange = {
  id: string;
  conversationId: string;
  /** Its place in the conversation, counted from 1; places may be left out. */
  seq: number;
  question: Asked;
  lang: Language;
  askedAt: Date;
  feedback: Message['feedback'];
} & (Pending | Answered);

/** Who is answering, and until when nobody else may: whoever finds it later knows that the attempt did not end. */
export type Attempt = { holder: string; until: Date };

export type Pending = { status: 'pending'; generating: Attempt | null };
export type Answered = { status: 'answered'; answer: Answer; answeredAt: Date };
export type AnsweredExchange = Exchange & Answered;

/** Whether two calls ask the same. Of a question that can no longer be opened nobody can tell, so it is taken to be. */
export const asksTheSame = (stored: Asked, sent: Asked) =>
  stored.content === UNREADABLE ||
  (stored.content === sent.content && isDeepStrictEqual(stored.attachments, sent.attachments));

/** What stands in place of what can no longer be opened. */
export const unreadableQuestion: Asked = { content: UNREADABLE, attachments: [] };
export const unreadableAnswer = (lang: Language): Answer => ({
  content: UNREADABLE,
  lang,
  kind: 'library',
  note: null,
  sources: [],
  risk: null,
});
