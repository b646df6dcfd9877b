import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { unsentInputKey } from '../../base/session/session-storage.js';

/** Answers while they are being given: the zip code may be half typed. */
export type DraftAnswers = Partial<EligibilityAnswers>;

/** What survives a reload of the checker and ends with the tab; `sent`: the server keeps the result of these answers. */
export type EligibilityDraft = { answers: DraftAnswers; sent: boolean };

const emptyDraft: EligibilityDraft = { answers: {}, sent: false };

/** `userId` is '' for a visitor. */
const keyOf = (userId: string) => unsentInputKey(userId, 'eligibility');

export function readDraft(userId: string): EligibilityDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as EligibilityDraft | null;
    return stored ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export const storeDraft = (userId: string, draft: EligibilityDraft) =>
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
