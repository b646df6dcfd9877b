/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** design.md 4, "Deadlines", in milliseconds. */
export const DEADLINE = {
  usual: { gateway: 10 * SECOND, service: 5 * SECOND },
  coach: { client: 60 * SECOND, gateway: 50 * SECOND, service: 40 * SECOND },
} as const;

/**
 * Streams have no deadline. One without data for `idle` ms is closed, so a service sends something, such as a comment,
 * more often. Every `sessionCheck` ms the gateway checks that the session is still valid.
 */
export const STREAM = { idle: 30 * SECOND, sessionCheck: MINUTE } as const;

/** design.md 4, "Inside": assertions of the gateway and of services, in milliseconds. */
export const ASSERTION = {
  /** How long one is valid. */
  lifetime: MINUTE,
  /** How long one is sent again before another is signed. */
  reused: 30 * SECOND,
  /** How far the clocks of two machines may differ, so that one signed on a machine whose clock is ahead is accepted. */
  clockTolerance: 5 * SECOND,
} as const;

/** Sizes of request bodies, in bytes. */
export const BODY = { usual: 32 * 1024, message: 64 * 1024 } as const;

/** design.md 4, "Errors": how many fields one problem names at most, however many are wrong. */
export const FIELD_ERRORS = 20;

/** Longest texts, in characters. spec.md names none, so they are far above what people write. */
export const LENGTH = {
  name: 80,
  email: 254,
  password: 256,
  location: 120,
  phone: 40,
  title: 120,
  message: 4_000,
  search: 200,
} as const;

/** rulings.md, "Errors and toasts": the most items that one page of a list has. */
export const PAGE = { conversations: 200, messages: 200, others: 500 } as const;

/** design.md 5. */
export const RECIPIENTS_PER_CAREGIVER = 20;
