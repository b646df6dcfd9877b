import { APIConnectionError, APIError } from 'openai';
import { ModelError, type ModelErrorReason } from '../coach-model.js';
import type { Patience } from './patience.js';

const MAX_RETRY_AFTER_MS = 60_000;

/** Whatever went wrong during a call, in our own words. */
export function modelErrorOf(error: unknown, patience: Patience): ModelError {
  if (patience.isLost) return new ModelError('too-slow');
  if (patience.signal.aborted) return new ModelError('aborted');
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) return new ModelError('connect');
  if (error instanceof APIError) return refusalOf(error as APIError);
  return new ModelError('broken');
}

const refusalOf = (error: APIError) => new ModelError(reasonOf(error.status), retryAfterOf(error));

function reasonOf(status: number | undefined): ModelErrorReason {
  if (status === 429) return 'busy';
  return status !== undefined && status < 500 && status !== 408 ? 'refused' : 'upstream';
}

/** Seconds, as every host of ours sends them; a date is taken for no wish at all. */
function retryAfterOf({ headers }: APIError): number {
  const seconds = Number(headers?.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), MAX_RETRY_AFTER_MS) : 0;
}
