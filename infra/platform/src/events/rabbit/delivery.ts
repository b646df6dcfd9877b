import { contractOf } from '@careward/contracts/event-catalog';
import { envelope, type EventContract, type EventOf, parseEvent } from '@careward/contracts/kernel/event';
import { ProblemError } from '../../http/problem-error.js';
import { kindOf } from '../../observability/errors.js';

/** After a day of retries a person has to look (design.md 3). */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

export type DeliveryHeaders = {
  'x-attempt'?: number;
  'x-first-failed'?: string;
  'x-redriven'?: string;
};

/**
 * Reads a message by its contract. A message that is no event, or breaks its contract, fails for good. One of an unknown
 * type is retried: in a rolling deployment the producer may be newer than this consumer.
 */
export function readEvent(content: string): EventOf<EventContract> {
  const raw = json(content);
  const { data: read } = envelope.safeParse(raw);
  if (!read) throw new ProblemError({ status: 400, code: 'contract', detail: 'This is no event.' });
  const contract = contractOf(read.type);
  if (!contract)
    throw new ProblemError({
      status: 503,
      code: 'unknown-event',
      detail: 'This event is in no catalog yet.',
    });
  try {
    return parseEvent(contract, raw);
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'This event breaks its contract.';
    throw new ProblemError({ status: 400, code: 'contract', detail });
  }
}

function json(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ProblemError({ status: 400, code: 'no-json', detail: 'This is no JSON.' });
  }
}

export type RetryDecision =
  | { kind: 'retry'; attempt: number; firstFailed: string }
  | { kind: 'dead'; attempt: number; firstFailed: string; reason: string };

/** What becomes of a message whose handler failed: temporary failures are retried with growing delays, permanent ones are not. */
export function decideRetry(error: unknown, headers: DeliveryHeaders, now: Date): RetryDecision {
  const attempt = (headers['x-attempt'] ?? 0) + 1;
  const firstFailed = headers['x-first-failed'] ?? now.toISOString();
  const reason = reasonOf(error);
  if (isPermanent(error)) return { kind: 'dead', attempt, firstFailed, reason };
  if (now.getTime() - triedSince(firstFailed, headers) > GIVE_UP_MS)
    return { kind: 'dead', attempt, firstFailed, reason: `gave up: ${reason}` };
  return { kind: 'retry', attempt, firstFailed };
}

/** The day counts from the first failure, not from the event; an event that was redriven has a new day. */
const triedSince = (firstFailed: string, { 'x-redriven': redriven = firstFailed }: DeliveryHeaders): number =>
  Math.max(Date.parse(firstFailed), Date.parse(redriven));

/** A broken contract or a refusal by the domain stays; anything else may pass. */
const isPermanent = (error: unknown) =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** Without the error's message, which may quote the event. */
const reasonOf = (error: unknown) => (error instanceof ProblemError ? error.code : kindOf(error));

/** From then on a message is handled by itself, so that messages handled at the same time are not blamed with it. */
const QUARANTINE_AFTER = 2;
/** So often may it end its process there; then it becomes a dead letter. */
export const MAX_ENDED_ALONE = 3;

/** Set by the broker: how often this message was delivered and came back unacknowledged, for whatever reason. */
export type RedeliveryHeaders = { 'x-delivery-count'?: number };

/** Whether a message has come back so often that its handler may see it only by itself. */
export const isSuspicious = ({ 'x-delivery-count': count = 0 }: RedeliveryHeaders): boolean =>
  count >= QUARANTINE_AFTER;
