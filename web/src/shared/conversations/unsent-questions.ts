import { isVisible } from '@careward/contracts/kernel/readable';
import { nanoid } from '@reduxjs/toolkit';
import { draftsNamed, draftStore } from '../../base/drafts.js';

/** Placeholder id of a conversation that does not exist yet, in the address and for its draft. */
export const NEW_CONVERSATION = 'new';

/** Where an unsent text and its files stand. They go when they are sent, or the conversation is deleted. */
export type Composer = { userId: string; conversationId: string };

export type Draft = {
  text: string;
  /** The earlier message that was put here to be changed, and what stood here before that. */
  edited?: string | undefined;
  before?: Draft | undefined;
  /** It is to be sent, with this Idempotency-Key, when there is a connection again. */
  later?: string | undefined;
};

const NAME = 'coachDraft:';

/** What stands in the composer of a conversation. */
export const draftsIn = (conversationId: string) =>
  draftStore<Draft>(`${NAME}${conversationId}`, {
    text: 'string',
    edited: 'string',
    before: 'object',
    later: 'string',
  });

export type Unsent = { conversationId: string; text: string };

/** A question to the coach that this person began in this tab and did not send; null: there is none. */
export function unsentQuestion(userId: string): Unsent | null {
  for (const conversationId of draftsNamed(userId, NAME)) {
    const { text = '', edited } = draftsIn(conversationId).read(userId);
    if (isVisible(text) && text !== edited) return { conversationId, text };
  }
  return null;
}

/** A question that another page passes to the coach. With `key` as Idempotency-Key a reload does not ask it again. */
export type PendingQuestion = { question: string; key: string };

export const newPendingQuestion = (question: string): PendingQuestion => ({ question, key: nanoid() });

/** Reads it from the state of a navigation; null when there is none. */
export function readPendingQuestion(state: unknown): PendingQuestion | null {
  if (typeof state !== 'object' || state === null) return null;
  const { question, key } = state as Partial<Record<keyof PendingQuestion, unknown>>;
  return typeof question === 'string' && typeof key === 'string' ? { question, key } : null;
}

/**
 * Begins a question in the composer of a conversation, unless something stands there, and answers where to navigate: the
 * composer takes the focus there.
 */
export function writingAbout(userId: string, { conversationId, text }: Unsent) {
  const drafts = draftsIn(conversationId);
  if (!isVisible(drafts.read(userId).text ?? '')) drafts.keep(userId, { text });
  const query = new URLSearchParams({ conversation: conversationId }).toString();
  return { address: `/ai-coach?${query}`, state: { isWriting: true } };
}

/** Whether another page led here to write, by the state of a navigation. */
export const isForWriting = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWriting' in state;
