import type { SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import {
  type BurdenQuestionId,
  burdenQuestionIds,
  burdenScore,
  COMMENT_LENGTH,
} from '@careward/contracts/assessment/burden';
import { nanoid } from '@reduxjs/toolkit';
import { draftStore } from '../../base/drafts.js';

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

/** Forgotten when they are submitted. */
export const answersDraft = draftStore<AssessmentDraft>('assessment', { answers: 'object', key: 'string' });

export const newDraft = (answers: Answers): AssessmentDraft => ({ answers, key: nanoid() });

/** What came of the check of an assessment's comments; only the answer to the submission has it. */
export type CommentCheck = Pick<SubmittedAssessment, 'id' | 'risk' | 'commentsChecked'>;

/** Kept in the tab, so that a card comes back after a call or a reload. */
const lastCheck = draftStore<{ check: CommentCheck }>('assessmentCommentCheck', { check: 'object' });

export const keepCommentCheck = (userId: string, { id, risk, commentsChecked }: CommentCheck) =>
  lastCheck.keep(userId, { check: { id, risk, commentsChecked } });

/** Null where it is of another assessment. */
export function readCommentCheck(userId: string, id: string): CommentCheck | null {
  const { check } = lastCheck.read(userId);
  return check?.id === id ? check : null;
}

/** The states of the screen stand in its address, so that Back and a reload work. */
const PATH = '/assessment';

export const EARLIER = `${PATH}?view=earlier`;
export const questionAddress = (question: number) => `${PATH}?question=${question}`;
export const resultAddress = (id: string) => `${PATH}?result=${id}`;
/** The safety card that comes before a result. */
export const helpAddress = (id: string) => `${resultAddress(id)}&view=help`;
