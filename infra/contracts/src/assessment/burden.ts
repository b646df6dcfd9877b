import { DAY } from '../kernel/limits.js';

/** The ten questions of spec.md 3, "Burden questions", in their order; their texts are content. */
export const burdenQuestionIds = [
  'overwhelmed',
  'physical_health',
  'emotional_health',
  'social_isolation',
  'sleep_disruption',
  'financial_strain',
  'support_adequacy',
  'personal_time',
  'care_confidence',
  'future_concerns',
] as const;

export type BurdenQuestionId = (typeof burdenQuestionIds)[number];

/** spec.md 9, "Burden score": the levels, each from its lowest score on, the heaviest first. */
const levelsFrom = [
  ['high', 75],
  ['moderate', 50],
  ['mild', 25],
  ['low', 0],
] as const;

export type BurdenLevel = (typeof levelsFrom)[number][0];

export const burdenLevelIds = levelsFrom.map(([level]) => level);

/** Longest comment on an answer, in characters: ten of them fit a request's body. */
export const COMMENT_LENGTH = 500;

/** The sum of the ten options' scores (0 to 4 each) at most. */
const MAX_SUM = 40;

/** 0 to 100: the sum of the options' scores as a rounded percentage of the most there can be. */
export function burdenScore(optionScores: readonly number[]): number {
  const sum = optionScores.reduce((total, score) => total + score, 0);
  return Math.round((sum / MAX_SUM) * 100);
}

export const burdenLevelOf = (score: number): BurdenLevel =>
  levelsFrom.find(([, from]) => score >= from)?.[0] ?? 'low';

/** When the questions are due again after a result of each level, in milliseconds, as its recommendations say. */
export const ASSESSED_AGAIN_AFTER: Readonly<Record<BurdenLevel, number>> = {
  high: 30 * DAY,
  moderate: 30 * DAY,
  mild: 60 * DAY,
  low: 90 * DAY,
};
