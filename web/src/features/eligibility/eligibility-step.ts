import { answerFields } from '@careward/contracts/assessment/eligibility-fields';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { DraftAnswers } from './eligibility-draft.js';

export type Field = keyof EligibilityAnswers;

/** The question of each step, from 1; after them come the results (spec.md 2, "Eligibility checker"). */
export const fields = Object.keys(answerFields) as Field[];
export const RESULTS = fields.length + 1;

export const isAnswered = (field: Field, answers: DraftAnswers) =>
  answerFields[field].safeParse(answers[field]).success;

/** The step to show for ?step=: an impossible one falls back to the first that lacks its answer. */
export function stepToShow(asked: string | null, answers: DraftAnswers): number {
  const step = Number(asked ?? 1);
  const open = fields.findIndex((field) => !isAnswered(field, answers)) + 1 || RESULTS;
  return Number.isInteger(step) && step >= 1 && step <= open ? step : open;
}
