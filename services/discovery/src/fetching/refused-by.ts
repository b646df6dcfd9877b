import { errors } from 'undici';
import { FetchRefused } from './fetch-refused.js';

const TIMEOUTS = [errors.ConnectTimeoutError, errors.HeadersTimeoutError, errors.BodyTimeoutError];

/** What an error of a request means for the URL. */
export function refusedBy(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const late = TIMEOUTS.some((timeout) => error instanceof timeout);
  const reason = late ? 'timeout' : error instanceof errors.HeadersOverflowError ? 'size' : 'unreachable';
  return new FetchRefused(reason, error instanceof Error ? error.message : String(error), { cause: error });
}
