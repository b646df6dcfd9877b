import { SECOND } from '../kernel/duration.js';
import { DEADLINE } from '../kernel/limits.js';

/**
 * design.md 5, "An exchange is one document": how long one copy of the coach has a question to itself. Longer than it may
 * take to answer, so whoever finds a question after that knows that the copy died or hangs.
 */
export const ANSWER_LEASE = DEADLINE.coach.service + 5 * SECOND;
/** How often an answer is tried that could not be stored; then a fixed text takes its place. */
export const ANSWER_ATTEMPTS = 3;
/** Nobody starts as many by writing normally; it bounds what one account can store and every list of it. */
export const CONVERSATIONS_PER_CAREGIVER = 500;
