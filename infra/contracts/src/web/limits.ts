import { SECOND } from '../kernel/limits.js';

/** spec.md 9: toasts, in milliseconds; a text of more than `briefWords` words is visible for `perWord` each. */
export const TOAST = {
  visible: 3_000,
  briefWords: 12,
  perWord: 250,
  longestVisible: 10_000,
  forgotten: 1_000_000,
} as const;
/** spec.md 9: steps, dialogs, reminders. */
export const ACCEPT_RESET = 300;
export const SCROLL_TOLERANCE_PX = 10;
export const CONSENT_REMINDER = { schedule: 100, show: 5_000 } as const;
export const SIGNUP_DONE_SHOWN = 3_000;
/** spec.md 9, "Other limits": redirect after account deletion. */
export const ACCOUNT_DELETED_REDIRECT = 1_000;
/** spec.md 9, "Other limits": from /profile to the login, when nobody is signed in. */
export const PROFILE_REDIRECT = 500;
/** spec.md 5, "Chat": the input's height, in CSS pixels. */
export const COMPOSER_MAX_PX = 120;
/** spec.md 4, "Chat": titles made from the first message. */
export const AUTO_TITLE = { max: 40, boundaryAfter: 20, min: 3 } as const;
/** spec.md 9, "Other limits": a message with more lines or characters than these is collapsed to its preview. */
export const COLLAPSE = { lines: 5, characters: 500, preview: { lines: 4, characters: 400 } } as const;
/** How often a thread is read again while its last question has no answer, in milliseconds. */
export const THREAD_POLL = 2 * SECOND;
/** spec.md 4, "Chat": waiting texts. */
export const WAITING = { first: 1_000, then: 3_000, announced: 7_000 } as const;
/** spec.md 9, library defaults: unused data is kept 300 s; retries are 0, their cap stays written down. */
export const QUERY = { keepUnusedSeconds: 300, retries: 0, retryDelayCap: 30 * SECOND } as const;
