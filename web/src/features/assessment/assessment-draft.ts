import { nanoid } from '@reduxjs/toolkit';
import { unsentInputKey } from '../../base/session/session-storage.js';
import type { Answers } from './answers.js';

/** `key`: the Idempotency-Key of these answers; with others it would be another assessment. */
export type AssessmentDraft = { answers: Answers; key: string };

const keyOf = (userId: string) => unsentInputKey(userId, 'assessment');

/** Answers survive a reload and end with the tab, a sign-out or their submission. */
export function readDraft(userId: string): AssessmentDraft {
  const stored = sessionStorage.getItem(keyOf(userId));
  return stored ? (JSON.parse(stored) as AssessmentDraft) : newDraft({});
}

export const newDraft = (answers: Answers): AssessmentDraft => ({ answers, key: nanoid() });

export const storeDraft = (userId: string, draft: AssessmentDraft) =>
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));

export const forgetDraft = (userId: string) => sessionStorage.removeItem(keyOf(userId));
