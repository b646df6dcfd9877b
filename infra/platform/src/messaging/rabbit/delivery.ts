import { contractOf } from '@careward/contracts/events/catalog';
import { parseEvent, type EventContract, type EventOf } from '@careward/contracts/events/event';
import type { ConsumeMessage } from 'amqplib';
import { ZodError } from 'zod';
import { Refusal } from '../../errors/refusal.js';

/** After a day of tries a person must look (design.md 3). */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

export type DeliveryHeaders = { 'x-attempt'?: number; 'x-first-failed'?: string };

/** Reads a message by its contract; throws for anything that will never fit. */
export function readEvent(content: string): EventOf<EventContract> {
  const raw = JSON.parse(content) as { type?: unknown };
  const contract = contractOf(String(raw.type));
  if (!contract)
    throw new Refusal({ status: 400, code: 'unknown-event', detail: 'This event is in no catalog.' });
  return parseEvent(contract, raw);
}

export type Verdict =
  | { kind: 'retry'; attempt: number; firstFailed: string }
  | { kind: 'dead'; attempt: number; firstFailed: string; reason: string };

/** What becomes of a message whose handler failed: temporary failures climb the ladder, permanent ones stop here. */
export function judge(
  error: unknown,
  headers: DeliveryHeaders,
  time: string | undefined,
  now: Date,
): Verdict {
  const attempt = (headers['x-attempt'] ?? 0) + 1;
  const firstFailed = headers['x-first-failed'] ?? now.toISOString();
  const reason = reasonOf(error);
  const tooOld = time !== undefined && now.getTime() - Date.parse(time) > GIVE_UP_MS;
  if (isPermanent(error) || tooOld)
    return { kind: 'dead', attempt, firstFailed, reason: tooOld ? `gave up: ${reason}` : reason };
  return { kind: 'retry', attempt, firstFailed };
}

/** A broken contract or a refusal of the domain will not mend by waiting. */
const isPermanent = (error: unknown) =>
  error instanceof ZodError ||
  error instanceof SyntaxError ||
  (error instanceof Refusal && error.status < 500 && error.status !== 429);

/** Short, and free of anything a message could have said. */
const reasonOf = (error: unknown) =>
  error instanceof Refusal
    ? error.code
    : error instanceof ZodError
      ? 'contract'
      : error instanceof Error
        ? error.name
        : 'unknown';

/** When it happened, as far as the message can be read. */
export function timeOf(message: ConsumeMessage): string | undefined {
  try {
    return (JSON.parse(message.content.toString('utf8')) as { time?: string }).time;
  } catch {
    return undefined;
  }
}
