import type { ProgramType } from '@careward/contracts/assessment/eligibility-programs';
import { PROGRAM_SCORE } from '@careward/contracts/web/limits';

export type ProgramStatus = 'eligible' | 'likely' | 'review';

type ProgramCard = { id: ProgramType; status: ProgramStatus };

/** spec.md 4, "Eligibility program cards": without a result. */
const defaults: readonly ProgramCard[] = [
  { id: 'medicaid_pas', status: 'eligible' },
  { id: 'family_support', status: 'review' },
];

/** The programs to show, from the scores (0 to 100) of those that were checked. */
export const programCards = (scores: Partial<Record<ProgramType, number>>): ProgramCard[] =>
  defaults.flatMap((card) => {
    const score = scores[card.id];
    if (score === undefined) return [card];
    const status = statusOf(score);
    return status ? [{ id: card.id, status }] : [];
  });

function statusOf(score: number): ProgramStatus | null {
  if (score >= PROGRAM_SCORE.eligible) return 'eligible';
  return score >= PROGRAM_SCORE.likely ? 'likely' : null;
}
