import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { CHECKED_PROGRAM, eligibilityScore } from '@careward/contracts/assessment/eligibility-score';
import { eligibilityAnswers, type EligibilityResult } from '@careward/contracts/assessment/schemas';

export const resultOf = (answers: EligibilityAnswers): EligibilityResult => ({
  programType: CHECKED_PROGRAM,
  eligibilityScore: eligibilityScore(answers),
  status: 'assessed',
});

/** What is kept, and the check that a browser carries where its program has no result yet. */
export function withCarried(
  kept: readonly EligibilityResult[],
  carried: string | undefined,
): EligibilityResult[] {
  const answers = carriedAnswers(carried);
  if (!answers) return [...kept];
  const result = resultOf(answers);
  return kept.some(({ programType }) => programType === result.programType) ? [...kept] : [...kept, result];
}

/** The answers in an X-Eligibility-Data header; null when there are none that the checker could have sent. */
function carriedAnswers(header: string | undefined): EligibilityAnswers | null {
  try {
    const { answers } = JSON.parse(header ?? '{}') as { answers?: unknown };
    return eligibilityAnswers.safeParse(answers).data ?? null;
  } catch {
    return null;
  }
}
