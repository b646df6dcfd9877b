import type { SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import { type BurdenQuestionId, burdenQuestionIds, burdenScore } from '@careward/contracts/assessment/burden';
import { COMMENT_LENGTH } from '@careward/contracts/assessment/limits';
import { nanoid } from '@reduxjs/toolkit';
import { unsentInputKey } from '../../base/session/session-storage.js';

/** `value`: the index of the chosen option; absent until one is chosen. */
export type Answer = { value?: number; comment: string };
export type Answers = Partial<Record<BurdenQuestionId, Answer>>;

export const QUESTIONS = burdenQuestionIds.length;

const unanswered: Answer = { comment: '' };
export const answerTo = (answers: Answers, id: BurdenQuestionId): Answer => answers[id] ?? unanswered;

export const isTooLong = ({ comment }: Answer) => comment.trim().length > COMMENT_LENGTH;

const isComplete = (answer: Answer) => answer.value !== undefined && !isTooLong(answer);

/** From 1: the question that the address names, or the first that is not complete, if that comes before it. */
export function questionToShow(asked: string | null, answers: Answers): number {
  const complete = burdenQuestionIds.findIndex((id) => !isComplete(answerTo(answers, id)));
  const furthest = complete === -1 ? QUESTIONS : complete + 1;
  const wanted = Number(asked);
  return Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : furthest;
}

/** The body of the call, as spec.md 7 names it. All questions are answered. */
export function submissionOf(answers: Answers) {
  const values = burdenQuestionIds.map((id) => answerTo(answers, id).value ?? 0);
  const responses = burdenQuestionIds.map((id, at) => {
    const comment = answerTo(answers, id).comment.trim();
    const value = values[at];
    return [id, { value, score: value, ...(comment && { comment }) }] as const;
  });
  return { responses: Object.fromEntries(responses), score: burdenScore(values) };
}

/** `key`: the Idempotency-Key of these answers; with others it would be another assessment. */
type AssessmentDraft = { answers: Answers; key: string };

const draftKey = (userId: string) => unsentInputKey(userId, 'assessment');

/** Answers survive a reload and end with the tab, a sign-out or their submission. */
export function readDraft(userId: string): AssessmentDraft {
  const stored = sessionStorage.getItem(draftKey(userId));
  return stored ? (JSON.parse(stored) as AssessmentDraft) : newDraft({});
}

export const newDraft = (answers: Answers): AssessmentDraft => ({ answers, key: nanoid() });

export const storeDraft = (userId: string, draft: AssessmentDraft) =>
  sessionStorage.setItem(draftKey(userId), JSON.stringify(draft));

export const forgetDraft = (userId: string) => sessionStorage.removeItem(draftKey(userId));

/** What came of the check of an assessment's comments; only the answer to the submission has it. */
export type CommentCheck = Pick<SubmittedAssessment, 'id' | 'risk' | 'commentsChecked'>;

const checkKey = (userId: string) => unsentInputKey(userId, 'assessmentCommentCheck');

/** Kept in the tab, so that a card comes back after a call or a reload. */
export function keepCommentCheck(userId: string, { id, risk, commentsChecked }: CommentCheck) {
  sessionStorage.setItem(checkKey(userId), JSON.stringify({ id, risk, commentsChecked }));
}

/** Null where it is of another assessment. */
export function readCommentCheck(userId: string, id: string): CommentCheck | null {
  const check = JSON.parse(sessionStorage.getItem(checkKey(userId)) ?? 'null') as CommentCheck | null;
  return check?.id === id ? check : null;
}
