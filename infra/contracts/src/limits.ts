/** Every limit of the product, once. Times in milliseconds, sizes in bytes unless the name says otherwise. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** spec.md 9, "Other limits": the verification link. */
export const VERIFICATION_LINK_LIFETIME = 24 * HOUR;
/** A mail that has to be made again gets another link each time; of the links of one mail the latest few hold. */
export const LINKS_PER_MAIL = 3;

/** design.md 4: sessions. */
export const SESSION = {
  caregiver: { idle: 14 * DAY, absolute: 30 * DAY },
  super_admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const;
/** How long the gateway may trust a session it has read from the cache before identity is asked again. */
export const SESSION_CACHE = 5 * MINUTE;

/** Password failures before an answer must wait, and the longest wait (notes on throttling: 1, 2, 4 … 60 s). */
export const LOGIN_THROTTLE = { freeFailures: 5, longestWait: 60 * SECOND, memory: HOUR } as const;
/**
 * Failures for one address, from all networks together, after which it is tried once a minute only (NIST 800-63B: no
 * more than 100 in a row). Networks that signed in to it lately are exempt: a cap for all would lock the owner out.
 */
export const LOGIN_CAP = { failures: 100, wait: MINUTE, memory: DAY, networkKnown: 30 * DAY } as const;
/** Passwords hashed in one process at the same time, and how many may wait for it; the next is told to come back. */
export const PASSWORD_HASHING = { atOnce: 2, waiting: 50 } as const;
/**
 * How long a browser that has signed in counts as a device of that account (OWASP: device cookies). No browser keeps a
 * cookie longer than 400 days.
 */
export const DEVICE_COOKIE_LIFETIME = 365 * DAY;
/**
 * Verification mails to one address. A stranger who asks for them meets the caps of their own network first, so the
 * owner of the address still gets theirs; the total keeps many networks together from flooding the inbox.
 */
export const VERIFICATION_MAILS = {
  fromOneNetwork: [
    { count: 3, per: 10 * MINUTE },
    { count: 10, per: DAY },
  ],
  total: [{ count: 30, per: DAY }],
} as const;
/**
 * Verification mails asked for from one network in a day (UTC), to whatever addresses: nobody may use us to write to
 * strangers. High enough for a mobile provider, whose customers share a network. Scaled by RATE_LIMIT_FACTOR.
 */
export const MAILS_FROM_ONE_NETWORK_A_DAY = 1_000;
/** Waits before a mail that the mail server put off is tried again; after the last one it counts as failed. */
export const MAIL_RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const;
/**
 * design.md 5, "A sweeper deletes what expires": the record of a settled mail, which holds ids and times. Long enough to
 * answer "it never arrived", and far past any redelivery of the event that asked for it.
 */
export const MAILS_KEPT = 30 * DAY;

/**
 * design.md 5, "Erasure": how long the address is kept for the last mail, how often that mail is tried meanwhile, when
 * a service that did not acknowledge is asked again, and when that is too long.
 */
export const ERASURE = {
  contactKept: 45 * SECOND,
  mailRetries: [5 * SECOND, 10 * SECOND, 20 * SECOND],
  askedAgain: 10 * MINUTE,
  late: 15 * MINUTE,
} as const;

/** design.md 4, "Deadlines". */
export const DEADLINE = {
  usual: { gateway: 10 * SECOND, service: 5 * SECOND },
  coach: { client: 60 * SECOND, gateway: 50 * SECOND, service: 40 * SECOND },
} as const;

/**
 * design.md 4, "Inside": how long an assertion holds, and how far the clocks of two of our machines may differ. One that
 * was signed on a machine whose clock is ahead must not be refused.
 */
export const ASSERTION = { lifetime: MINUTE, clockTolerance: 5 * SECOND } as const;

/**
 * design.md 5, "An exchange is one document": how long one copy of the coach has a question to itself. Longer than it may
 * take to answer, so whoever finds a question after that knows that the copy died or hangs.
 */
export const ANSWER_LEASE = DEADLINE.coach.service + 5 * SECOND;

/** Body sizes. */
export const BODY = { usual: 32 * 1024, message: 64 * 1024 } as const;

/** design.md 4, "Errors": the fields that one refusal names; whoever sends thousands of wrong ones is told of these. */
export const FIELD_ERRORS = 20;

/** Longest texts. spec.md names none, so they are generous: nobody meets them by writing normally. */
export const LENGTH = {
  name: 80,
  email: 254,
  password: 256,
  location: 120,
  phone: 40,
  title: 120,
  message: 4_000,
  attachments: 10,
  search: 200,
} as const;

/** design.md 5: recipients of one caregiver. rulings.md "Errors and toasts": sizes of lists. */
export const RECIPIENTS_PER_CAREGIVER = 20;
/** Nobody starts as many by writing normally; it bounds what one account can store and every list of it. */
export const CONVERSATIONS_PER_CAREGIVER = 500;
export const PAGE = { conversations: 200, messages: 200, others: 500 } as const;

/** spec.md 9: toasts. */
export const TOAST = { visible: 3_000, forgotten: 1_000_000 } as const;
/** spec.md 9: steps, dialogs, reminders. */
export const ACCEPT_RESET = 300;
export const SCROLL_TOLERANCE_PX = 10;
export const CONSENT_REMINDER = { schedule: 100, show: 5_000 } as const;
export const SIGNUP_DONE_SHOWN = 3_000;
/** spec.md 9, "Other limits": redirect after account deletion. */
export const ACCOUNT_DELETED_REDIRECT = 1_000;
/** spec.md 5, "Chat": the input's height, in CSS pixels. */
export const COMPOSER_MAX_PX = 120;
/** spec.md 4, "Chat": titles made from the first message. */
export const AUTO_TITLE = { max: 40, boundaryAfter: 20, min: 3 } as const;
/** spec.md 4, "Chat": waiting texts. */
export const WAITING = { first: 1_000, then: 3_000, announced: 7_000 } as const;
/** spec.md 9, library defaults: unused data is kept 300 s; retries are 0, their cap stays written down. */
export const QUERY = { keepUnusedSeconds: 300, retries: 0, retryDelayCap: 30 * SECOND } as const;
