import { types } from 'node:util';

/** Also one that Node makes in another realm than the code that catches it, as under a test runner. */
export const isError = (error: unknown): error is Error =>
  error instanceof Error || types.isNativeError(error);

/** What sort of failure it was; its message may quote input, its class never does. */
export const kindOf = (error: unknown): string => (isError(error) ? error.constructor.name : typeof error);
