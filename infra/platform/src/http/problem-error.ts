import { FIELD_ERRORS } from '@careward/contracts/kernel/limits';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import { OperationalError } from '../observability/errors.js';

type FieldError = { path: string; message: string };

/** Why an event is refused; a browser never meets these. */
type EventRefusal = 'contract' | 'forged' | 'no-handler' | 'no-json' | 'unknown-event' | 'unsigned';

type ProblemDetails = {
  status: number;
  code: ProblemCode | EventRefusal;
  /** One sentence for the person, with a next step. */
  detail: string;
  errors?: FieldError[];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
};

/** An answer that is not a success, on purpose: what the caller may know, and nothing else. */
export class ProblemError extends OperationalError {
  readonly status: number;
  readonly code: ProblemDetails['code'];
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ProblemDetails) {
    super(details.code);
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.errors = details.errors?.slice(0, FIELD_ERRORS);
    this.retryAfter = details.retryAfter;
  }
}

export const notSignedIn = () =>
  new ProblemError({
    status: 401,
    code: 'not-signed-in',
    detail: 'You are not signed in. Please sign in and try again.',
  });

export const notAllowed = () =>
  new ProblemError({ status: 403, code: 'not-allowed', detail: 'Your account may not do this.' });

/** What the owner of the data answers when it is not there. An address that nobody serves is `noSuchAddress`. */
export const NOT_FOUND = 'not-found';

export const notFound = (what: string) =>
  new ProblemError({
    status: 404,
    code: NOT_FOUND,
    detail: `We could not find this ${what}. It may have been deleted. Please go back and try again.`,
  });

export const noSuchAddress = () =>
  new ProblemError({
    status: 404,
    code: 'no-such-address',
    detail: 'There is nothing at this address. Please check it, or go back and try again.',
  });

const ACCOUNT_ERASED = 'account-erased';

export const accountErased = () =>
  new ProblemError({
    status: 410,
    code: ACCOUNT_ERASED,
    detail: 'This account has been deleted, so nothing more can be saved. You can sign up again at any time.',
  });

export const isAccountErased = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === ACCOUNT_ERASED;

/** `method` is that of the call that failed: one that changes something may have been carried out nevertheless. */
export const unavailable = (method = 'GET') =>
  new ProblemError({
    status: 503,
    code: 'unavailable',
    detail: ['GET', 'HEAD'].includes(method)
      ? 'We cannot reach your data right now. Nothing was lost. Please try again in a minute.'
      : 'We cannot reach your data right now. Please try again in a minute. ' +
        'If you were saving something, please check first whether it is already there.',
    retryAfter: 5,
  });

const DATA_LOCKED = 'data-locked';

/** Something is sealed that cannot be opened. `cause` is for the operator. */
export const dataLocked = (cause: Error) =>
  Object.assign(
    new ProblemError({
      status: 503,
      code: DATA_LOCKED,
      detail:
        'We cannot open what is stored for you right now. Nothing was changed. ' +
        'Please try again later. If this stays, please write to support.',
      retryAfter: 60,
    }),
    { cause },
  );

export const isDataLocked = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === DATA_LOCKED;

export const tooSlow = () =>
  new ProblemError({
    status: 504,
    code: 'too-slow',
    detail: 'This is taking too long. Please try again in a minute.',
    retryAfter: 5,
  });

export const tooManyRequests = (seconds: number) =>
  new ProblemError({
    status: 429,
    code: 'too-many-requests',
    detail: `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    retryAfter: seconds,
  });

export const UNREADABLE = 'We could not read what was sent. Please check it and try again.';

/** The refusal that zod's issues make: one sentence a field, the first of them as the whole answer's sentence. */
export function invalidInput(
  issues: readonly { path?: readonly unknown[] | undefined; message: string }[],
): ProblemError {
  const errors = issues.map((issue) => ({
    path: (issue.path ?? []).map(pathStep).join('.'),
    message: issue.message,
  }));
  return new ProblemError({
    status: 400,
    code: 'invalid-input',
    detail: errors[0]?.message ?? 'Please check what you entered and try again.',
    errors,
  });
}

/** Standard Schema paths hold keys or `{ key }`. */
const pathStep = (step: unknown) =>
  typeof step === 'object' && step !== null && 'key' in step ? String(step.key) : String(step);
