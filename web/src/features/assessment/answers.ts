import { burdenQuestionIds } from '@careward/contracts/assessment/burden-questions';
import type { BurdenQuestionId } from '@careward/contracts/assessment/burden-questions';
import { burdenScore } from '@careward/contracts/assessment/burden-score';
import { COMMENT_LENGTH } from '@careward/contracts/assessment/limits';

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
