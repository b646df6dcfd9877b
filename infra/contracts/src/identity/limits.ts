import { DAY, HOUR, MINUTE, SECOND } from '../kernel/limits.js';

/** spec.md 9, "Other limits": how long a verification link is valid, in milliseconds. */
export const VERIFICATION_LINK_LIFETIME = 24 * HOUR;
/** A mail that is made again gets a new link each time; only the latest few links of one mail are valid. */
export const LINKS_PER_MAIL = 3;

/** How long the link of a password mail is valid: long enough for a slow mail, short enough for a shared computer. */
export const PASSWORD_RESET_LINK_LIFETIME = HOUR;

/** design.md 4: sessions, in milliseconds. */
export const SESSION = {
  caregiver: { idle: 14 * DAY, absolute: 30 * DAY },
  super_admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;
/** How long the gateway may trust a session it has read from the cache before identity is asked again. */
export const SESSION_CACHE = 5 * MINUTE;

/** Failed passwords before the next attempt must wait, and the longest wait: 1, 2, 4 … 60 s. */
export const LOGIN_THROTTLE = { freeFailures: 5, longestWait: 60 * SECOND, memory: HOUR } as const;
/**
 * Failures for one address, from all networks together, after which one attempt a minute is allowed (NIST 800-63B: no
 * more than 100 in a row). Networks that signed in to it recently are exempt: a cap for all would lock the owner out.
 */
export const LOGIN_CAP = { failures: 100, wait: MINUTE, memory: DAY, networkKnown: 30 * DAY } as const;
/** Passwords hashed in one process at the same time, and how many may wait; further ones are told to try later. */
export const PASSWORD_HASHING = { atOnce: 2, waiting: 50 } as const;
/**
 * How long a browser that has signed in counts as a device of that account (OWASP: device cookies). No browser keeps a
 * cookie longer than 400 days.
 */
export const DEVICE_COOKIE_LIFETIME = 365 * DAY;
/**
 * Mails to one address with a link to verify it, and as many with a link to a new password. A stranger who requests them reaches the limits of their own network first, so the
 * owner of the address still gets theirs; the total keeps many networks together from flooding the inbox.
 */
export const LINK_MAILS = {
  fromOneNetwork: [
    { count: 3, per: 10 * MINUTE },
    { count: 10, per: DAY },
  ],
  total: [{ count: 30, per: DAY }],
} as const;
/**
 * However many links to a new password strangers have asked for, one more is sent when the last is this old: the newest
 * mail in the owner's inbox works for at least as long again.
 */
export const PASSWORD_RESET_SENT_AGAIN = PASSWORD_RESET_LINK_LIFETIME / 2;
/**
 * Mails of both kinds requested from one network in a day (UTC), to any addresses, so that nobody can mail strangers
 * through us. High enough for a mobile provider, whose customers share a network. Scaled by RATE_LIMIT_FACTOR.
 */
export const MAILS_FROM_ONE_NETWORK_A_DAY = 1_000;

/** design.md 5, "Erasure", in milliseconds. */
export const ERASURE = {
  /** How long the address is kept, for the last mail. */
  contactKept: 45 * SECOND,
  /** When a service that has not acknowledged is asked again. */
  askedAgain: 10 * MINUTE,
  /** When an erasure that some service has not acknowledged counts as late. */
  late: 15 * MINUTE,
} as const;

/** How often a person may download everything that is kept about them: reading all of it is work for every service. */
export const EXPORTS = { points: 5, seconds: 3_600, by: 'user' } as const;
