import { HttpException } from '@nestjs/common';
import { isDatabaseOutage } from '../mongo/database-outage.js';
import { invalidInput, notFound, ProblemError, unavailable, UNREADABLE } from './problem-error.js';

/** The problem that the caller of `method` gets for a failure; null for one that nobody foresaw. */
export function toProblemError(error: unknown, method = 'GET'): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (isDatabaseOutage(error)) return unavailable(method);
  const status = statusOf(error);
  if (status === 404) return notFound('page');
  if (status === 413)
    return new ProblemError({
      status,
      code: 'too-large',
      detail: 'That is too much at once. Please send less and try again.',
    });
  if (status === 415)
    return new ProblemError({ status, code: 'not-json', detail: 'Please send this as JSON.' });
  if (status !== null && status >= 400 && status < 500) return invalidInput([{ message: UNREADABLE }]);
  return null;
}

/** Nest's and Fastify's own errors carry their status. */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return null;
}
