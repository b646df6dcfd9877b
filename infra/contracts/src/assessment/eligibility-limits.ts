import { HOUR } from '../kernel/duration.js';

/** spec.md 9, "Other limits", in milliseconds: a chosen answer is seen for so long before the next step. */
export const STEP_ADVANCE = 150;

/**
 * The result that a browser carries from the check to onboarding, in localStorage (rulings.md, "Eligibility and
 * onboarding"): how long it is kept, in milliseconds, and the longest that goes into a header, in bytes.
 */
export const CARRIED = { kept: 24 * HOUR, afterApplied: 3_000, headerMax: 2 * 1024 } as const;
