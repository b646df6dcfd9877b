import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.js';

/** Waits before a mail that the mail server put off is tried again; after the last one it counts as failed. */
export const MAIL_RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const;
/** The same for the last mail of a deleted account, whose address is kept for 45 s only (design.md 5, "Erasure"). */
export const ERASURE_MAIL_RETRIES = [5 * SECOND, 10 * SECOND, 20 * SECOND] as const;
/**
 * design.md 5, "A sweeper deletes what expires": the record of a settled mail, which holds ids and times. Long enough to
 * answer "it never arrived", and far past any redelivery of the event that asked for it.
 */
export const MAILS_KEPT = 30 * DAY;
