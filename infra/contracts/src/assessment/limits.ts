import { HOUR, SECOND } from '../kernel/limits.js';

/** Longest comment on an answer, in characters: ten of them fit a request's body. */
export const COMMENT_LENGTH = 500;

/** How long, in milliseconds, a result waits for the coach to look at the comments. */
export const SCREENING_DEADLINE = 3 * SECOND;

/**
 * The result that a browser carries from the check to onboarding, in localStorage (rulings.md, "Eligibility and
 * onboarding"): how long it is kept, in milliseconds, and the longest that goes into a header, in bytes.
 */
export const CARRIED = { kept: 24 * HOUR, afterApplied: 3_000, headerMax: 2 * 1024 } as const;
