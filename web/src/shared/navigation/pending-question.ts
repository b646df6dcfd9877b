import { nanoid } from '@reduxjs/toolkit';

/** A question that another page passes to the coach. With `key` as Idempotency-Key a reload does not ask it again. */
export type PendingQuestion = { question: string; key: string };

export const newPendingQuestion = (question: string): PendingQuestion => ({ question, key: nanoid() });

/** Reads it from the state of a navigation; null when there is none. */
export function readPendingQuestion(state: unknown): PendingQuestion | null {
  if (typeof state !== 'object' || state === null) return null;
  const { question, key } = state as Partial<Record<keyof PendingQuestion, unknown>>;
  return typeof question === 'string' && typeof key === 'string' ? { question, key } : null;
}
