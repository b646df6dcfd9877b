import type { Benefit, EligibilityAnswers } from './eligibility-fields.js';

/** spec.md 3, "Eligibility result". The checker's own result is of `medicaid_pas`. */
export const programTypes = ['medicaid_pas', 'family_support'] as const;
export type ProgramType = (typeof programTypes)[number];
export const CHECKED_PROGRAM: ProgramType = 'medicaid_pas';

/** spec.md 9, "Home cards": the lowest score of each label; below `likely` Home hides the program. */
export const PROGRAM_SCORE = { likely: 60, eligible: 80 } as const;

/** What counts for the score. The state does not: its own rule is shown beside it. */
export type ScoredAnswers = Pick<EligibilityAnswers, 'relationship' | 'benefits' | 'age' | 'condition'>;

/** spec.md 9, "Eligibility score": 0 to 100, the same in the browser and on the server. */
export function eligibilityScore({ relationship, benefits, age, condition }: ScoredAnswers): number {
  const points = benefitPoints(benefits) + relationships[relationship] + ages[age] + conditions[condition];
  return Math.min(points, 100);
}

function benefitPoints(benefits: readonly Benefit[]): number {
  const hasAny = (...wanted: Benefit[]) => wanted.some((benefit) => benefits.includes(benefit));
  const insurance = hasAny('medicaid', 'medicare_medicaid') ? 35 : hasAny('medicare') ? 25 : 0;
  return insurance + (hasAny('ssi', 'ssdi') ? 20 : 0) + (hasAny('snap', 'tanf') ? 15 : 0);
}

const relationships: Points<'relationship'> = {
  spouse: 25,
  adult_child: 25,
  parent: 20,
  grandparent: 15,
  other_family: 15,
  friend: 15,
};
const ages: Points<'age'> = { '65_plus': 20, '18_64': 15, under_18: 10 };
const conditions: Points<'condition'> = {
  dementia: 15,
  intellectual_disability: 15,
  physical_disability: 10,
  chronic_illness: 10,
  mental_health: 5,
  aging_related: 5,
  other: 5,
};

type Points<Answer extends 'relationship' | 'age' | 'condition'> = Record<ScoredAnswers[Answer], number>;

type EligibilityBand = 'eligible' | 'likely' | 'possible' | 'unlikely';

/** spec.md 9: from 40 points on a program is possible. */
const POSSIBLE = 40;

export function eligibilityBand(score: number): EligibilityBand {
  if (score >= PROGRAM_SCORE.eligible) return 'eligible';
  if (score >= PROGRAM_SCORE.likely) return 'likely';
  return score >= POSSIBLE ? 'possible' : 'unlikely';
}
