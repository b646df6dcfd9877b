import { dataOf, type EventContract, type EventOf } from '@careward/contracts/kernel/event';
import { contractOf } from '@careward/contracts/event-catalog';
import type { z } from 'zod';
import { currentCorrelation } from '../observability/correlation.js';
import { newId } from '../app/new-id.js';

/** An event that waits in its aggregate's document until the broker has it. */
export type PendingEvent = {
  id: string;
  type: string;
  time: string;
  correlationid: string;
  causationid: string | null;
  traceparent: string | null;
  data: unknown;
};

/** The two fields every aggregate that publishes carries. `events` counts all it ever recorded. */
export type WithOutbox = { outbox: PendingEvent[]; events: number };

/** Makes an event as it will be published; data that breaks the contract never gets into a document. */
export function pendingEvent<Contract extends EventContract>(
  contract: Contract,
  data: z.infer<Contract['data']>,
  now: Date,
): PendingEvent {
  const { correlationId, causationId, traceparent } = currentCorrelation();
  return {
    id: newId(),
    type: contract.type,
    time: now.toISOString(),
    correlationid: correlationId,
    causationid: causationId,
    traceparent,
    data: dataOf(contract, data),
  };
}

/** The part of an update that records events with it: one document, one write, both or neither. */
export const withEvents = (...pending: PendingEvent[]) => ({
  $push: { outbox: { $each: pending } },
  $inc: { events: pending.length },
});

/** The full envelopes of a document's pending events; the last pending one is number `events`. */
export function envelopesOf(subject: string, { outbox, events }: WithOutbox): EventOf<EventContract>[] {
  return outbox.map((event, index) => ({
    specversion: '1.0' as const,
    source: `/${contractOf(event.type)?.owner ?? 'unknown'}`,
    subject,
    sequence: events - outbox.length + index + 1,
    datacontenttype: 'application/json' as const,
    ...event,
    data: event.data as Record<string, unknown>,
  }));
}
