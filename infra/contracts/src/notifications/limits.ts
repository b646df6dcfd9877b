import { DAY, HOUR, MINUTE, SECOND } from '../kernel/limits.js';

/** Delays before a mail that the mail server deferred is retried; after the last one it counts as failed. */
export const MAIL_RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const;
/** The same for the last mail of a deleted account, whose address is kept for 45 s only (design.md 5, "Erasure"). */
export const ERASURE_MAIL_RETRIES = [5 * SECOND, 10 * SECOND, 20 * SECOND] as const;
/**
 * design.md 5, "A sweeper deletes what expires": how long the record of a finished mail, ids and times, is kept. Long
 * enough to look into "it never arrived", and far longer than any redelivery of its event.
 */
export const MAILS_KEPT = 30 * DAY;

/**
 * How long the unsubscribe link of a mail works: well beyond the 30 days that the law asks for (CAN-SPAM), since mails
 * are found again months later. After that the page leads to support.
 */
export const UNSUBSCRIBE_LINKS_KEPT = 400 * DAY;

/** Longest subject of a support request, in characters. */
export const SUPPORT_SUBJECT = 150;
/** Support requests of one person. Each writes to our own inbox, so it is few; enough for a bad day. */
export const SUPPORT_REQUESTS = { points: 20, seconds: 600, by: 'user' } as const;
/** spec.md 9, "Other limits": within how many hours support promises to reply. */
export const SUPPORT_REPLY_HOURS = 24;

/** Of one person. The oldest goes when there are more: the list is read whole, and what is a year old helps nobody. */
export const NOTIFICATIONS_KEPT = 100;
/** After an assessment with a high level: when its caregiver is asked again. */
export const FOLLOW_UP_AFTER = 7 * DAY;
/** Streams of one person that one copy of the service holds open: tabs that show, on all devices. */
export const NOTIFICATION_STREAMS = 8;
/** How often a stream says something (STREAM.idle), and looks whether a message about a change got lost. */
export const NOTIFICATION_HEARTBEAT = 15 * SECOND;

/** Devices of one person that are sent notifications; the one that was turned on longest ago makes room. */
export const PUSH_DEVICES = 10;
/** How long a push service keeps what a device that is off has not fetched, in seconds (RFC 8030, TTL). */
export const PUSH_TTL = DAY / SECOND;
/** Attempts to reach a push service, the delay doubling from the first one. */
export const PUSH_ATTEMPTS = { count: 6, firstDelay: 10 * SECOND } as const;
