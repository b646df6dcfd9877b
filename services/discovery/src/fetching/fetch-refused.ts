import type { Refusal } from '@careward/contracts/discovery/job';
import { errors } from 'undici';

export type FetchRefusal = Extract<
  Refusal,
  'private-address' | 'other-host' | 'size' | 'type' | 'timeout' | 'unreachable'
>;

/** A URL was not read. The message says why in detail; it is for logs and super admins. */
export class FetchRefused extends Error {
  constructor(
    readonly reason: FetchRefusal,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FetchRefused';
  }
}

const TIMEOUTS = [errors.ConnectTimeoutError, errors.HeadersTimeoutError, errors.BodyTimeoutError];

/** What an error of a request means for the URL. */
export function toFetchRefused(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const late = TIMEOUTS.some((timeout) => error instanceof timeout);
  const reason = late ? 'timeout' : error instanceof errors.HeadersOverflowError ? 'size' : 'unreachable';
  return new FetchRefused(reason, error instanceof Error ? error.message : String(error), { cause: error });
}
