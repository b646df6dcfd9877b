import { contractOf } from '@careward/contracts/event-catalog';
import { envelope, parseEvent, type EventContract, type EventOf } from '@careward/contracts/kernel/event';
import { kindOf } from '../../observability/kind-of.js';
import { ProblemError } from '../../http/problem-error.js';

/** After a day of tries a person must look (design.md 3). */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

export type DeliveryHeaders = {
  'x-attempt'?: number;
  'x-first-failed'?: string;
  'x-redriven'?: string;
};

/**
 * Reads a message by its contract. Nothing mends what is no event, or breaks the contract of a type that is known here.
 * A type that is not known yet waits: in a rolling deployment the producer may be the first.
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
  } catch {
    throw new ProblemError({ status: 400, code: 'contract', detail: 'This event breaks its contract.' });
  }
}

function json(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ProblemError({ status: 400, code: 'no-json', detail: 'This is no JSON.' });
  }
}

export type Verdict =
  | { kind: 'retry'; attempt: number; firstFailed: string }
  | { kind: 'dead'; attempt: number; firstFailed: string; reason: string };

/** What becomes of a message whose handler failed: temporary failures climb the ladder, permanent ones stop here. */
export function judge(error: unknown, headers: DeliveryHeaders, now: Date): Verdict {
  const attempt = (headers['x-attempt'] ?? 0) + 1;
  const firstFailed = headers['x-first-failed'] ?? now.toISOString();
  const reason = reasonOf(error);
  if (isPermanent(error)) return { kind: 'dead', attempt, firstFailed, reason };
  if (now.getTime() - triedSince(firstFailed, headers) > GIVE_UP_MS)
    return { kind: 'dead', attempt, firstFailed, reason: `gave up: ${reason}` };
  return { kind: 'retry', attempt, firstFailed };
}

/** An event may have waited for days before anybody tried, and one that was sent back has a new day. */
const triedSince = (firstFailed: string, { 'x-redriven': redriven = firstFailed }: DeliveryHeaders): number =>
  Math.max(Date.parse(firstFailed), Date.parse(redriven));

/** A broken contract or a refusal of the domain will not mend by waiting; anything else may. */
const isPermanent = (error: unknown) =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** Short, and free of anything a message could have said. */
const reasonOf = (error: unknown) => (error instanceof ProblemError ? error.code : kindOf(error));
