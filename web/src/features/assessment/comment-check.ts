import type { SubmittedAssessment } from '@careward/contracts/assessment/burden';
import { unsentInputKey } from '../../base/session/session-storage.js';

/** What came of the check of an assessment's comments; only the answer to the submission has it. */
export type CommentCheck = Pick<SubmittedAssessment, 'id' | 'risk' | 'commentsChecked'>;

const keyOf = (userId: string) => unsentInputKey(userId, 'assessmentCommentCheck');

/** Kept in the tab, so that a card comes back after a call or a reload. */
export function keepCommentCheck(userId: string, { id, risk, commentsChecked }: CommentCheck) {
  sessionStorage.setItem(keyOf(userId), JSON.stringify({ id, risk, commentsChecked }));
}

/** Null where it is of another assessment. */
export function readCommentCheck(userId: string, id: string): CommentCheck | null {
  const check = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as CommentCheck | null;
  return check?.id === id ? check : null;
}
