import { ProblemError } from '@careward/platform/http/problem-error';

const DAY_MS = 24 * 3_600_000;

/** A network has asked for all the mails it may have until the next day (UTC) begins. */
export const tooManyMails = (supportEmail: string, now: Date): ProblemError =>
  new ProblemError({
    status: 429,
    code: 'too-many-mails',
    detail: `Very many e-mails were asked for from your network today. Please try again tomorrow, or write to ${supportEmail}.`,
    retryAfter: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000),
  });
