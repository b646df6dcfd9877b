import type { ApiError } from './http/api-error.js';

/** The only thing this client writes to the console, for the failures that nobody is told about otherwise. */
export const logFailure = (what: string, { message }: Pick<ApiError, 'message'>) =>
  window.console.error(`${what}: ${message}`);
