import { SECOND } from '../kernel/duration.js';

/** Longest comment on an answer, in characters: ten of them fit a request's body. */
export const COMMENT_LENGTH = 500;

/** How long, in milliseconds, a result waits for the coach to look at the comments. */
export const SCREENING_DEADLINE = 3 * SECOND;
