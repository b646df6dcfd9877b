import { UNREADABLE } from '@careward/contracts/account/unreadable';
import type { Language } from '@careward/contracts/coach/languages';
import type { Message } from '@careward/contracts/coach/message';
import type { Answer } from '../answer/answer.js';

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
} & ({ status: 'pending' } | Answered);

export type Answered = { status: 'answered'; answer: Answer; answeredAt: Date };
export type AnsweredExchange = Exchange & Answered;

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
