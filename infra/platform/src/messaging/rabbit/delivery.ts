import { contractOf } from '@careward/contracts/events/catalog';
import { parseEvent, type EventContract, type EventOf } from '@careward/contracts/events/event';
import type { ConsumeMessage } from 'amqplib';
import { z } from 'zod';
import { kindOf } from '../../errors/kind-of.js';
import { Refusal } from '../../errors/refusal.js';

/** After a day of tries a person must look (design.md 3). */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

export type DeliveryHeaders = { 'x-attempt'?: number; 'x-first-failed'?: string; 'x-redriven'?: string };

/** Reads a message by its contract; throws for anything that will never fit. */
export function readEvent(content: string): EventOf<EventContract> {
  const raw = json(content);
  const { data: typed } = z.object({ type: z.string() }).safeParse(raw);
  if (!typed) throw new Refusal({ status: 400, code: 'contract', detail: 'This is no event.' });
  const contract = contractOf(typed.type);
  if (!contract)
    throw new Refusal({ status: 400, code: 'unknown-event', detail: 'This event is in no catalog.' });
  try {
    return parseEvent(contract, raw);
  } catch {
    throw new Refusal({ status: 400, code: 'contract', detail: 'This event breaks its contract.' });
  }
}

function json(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new Refusal({ status: 400, code: 'no-json', detail: 'This is no JSON.' });
  }
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
  const since = headers['x-redriven'] ?? time;
  const tooOld = since !== undefined && now.getTime() - Date.parse(since) > GIVE_UP_MS;
  if (isPermanent(error) || tooOld)
    return { kind: 'dead', attempt, firstFailed, reason: tooOld ? `gave up: ${reason}` : reason };
  return { kind: 'retry', attempt, firstFailed };
}

/** A broken contract or a refusal of the domain will not mend by waiting; anything else may. */
const isPermanent = (error: unknown) =>
  error instanceof Refusal && error.status < 500 && error.status !== 429;

/** Short, and free of anything a message could have said. */
const reasonOf = (error: unknown) => (error instanceof Refusal ? error.code : kindOf(error));

/** When it happened, as far as the message can be read. */
export function timeOf(message: ConsumeMessage): string | undefined {
  try {
    return (JSON.parse(message.content.toString('utf8')) as { time?: string }).time;
  } catch {
    return undefined;
  }
}
