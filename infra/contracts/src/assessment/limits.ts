import { DAY, HOUR, SECOND } from '../kernel/limits.js';
import type { BurdenLevel } from './burden.js';

/** Longest comment on an answer, in characters: ten of them fit a request's body. */
export const COMMENT_LENGTH = 500;

/** How long, in milliseconds, a result waits for the coach to look at the comments. */
export const SCREENING_DEADLINE = 3 * SECOND;

/**
 * The result that a browser carries from the check to onboarding, in localStorage (rulings.md, "Eligibility and
 * onboarding"): how long it is kept, in milliseconds, and the longest that goes into a header, in bytes.
 */
export const CARRIED = { kept: 24 * HOUR, afterApplied: 3_000, headerMax: 2 * 1024 } as const;

/** When the questions are due again after a result of each level, in milliseconds, as its recommendations say. */
export const ASSESSED_AGAIN_AFTER: Readonly<Record<BurdenLevel, number>> = {
  high: 30 * DAY,
  moderate: 30 * DAY,
  mild: 60 * DAY,
  low: 90 * DAY,
};
