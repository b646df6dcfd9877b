import { SECOND } from '../kernel/duration.js';
import { DEADLINE } from '../kernel/limits.js';

/**
 * design.md 5, "An exchange is one document": how long a copy of the coach holds the lease on a question. It is longer
 * than an answer may take, so an expired lease means that the copy died or hangs.
 */
export const ANSWER_LEASE = DEADLINE.coach.service + 5 * SECOND;
/** Attempts at an answer that cannot be stored; after the last one a fixed text is shown instead. */
export const ANSWER_ATTEMPTS = 3;
/** Far above normal use; bounds what one account can store and how long its list gets. */
export const CONVERSATIONS_PER_CAREGIVER = 500;
