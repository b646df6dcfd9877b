import { types } from 'node:util';

/** Also true for errors of another realm, which Node throws under a test runner. */
export const isError = (error: unknown): error is Error =>
  error instanceof Error || types.isNativeError(error);

/** The class of an error: unlike the message, it never quotes input. */
export const kindOf = (error: unknown): string => (isError(error) ? error.constructor.name : typeof error);
