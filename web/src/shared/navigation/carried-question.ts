import { nanoid } from '@reduxjs/toolkit';

/** A question on its way to the coach. `key` is its Idempotency-Key: however often the page loads, it is asked once. */
export type CarriedQuestion = { question: string; key: string };

export const carryQuestion = (question: string): CarriedQuestion => ({ question, key: nanoid() });

/** What a navigation brought along, or nothing. */
export function carriedQuestion(state: unknown): CarriedQuestion | null {
  if (typeof state !== 'object' || state === null) return null;
  const { question, key } = state as Partial<Record<keyof CarriedQuestion, unknown>>;
  return typeof question === 'string' && typeof key === 'string' ? { question, key } : null;
}
