import type { EventContract, EventOf } from '@careward/contracts/kernel/event';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

type Envelope = { id?: string; subject?: string; sequence?: number; time?: string };

/** A complete event; its data is the contract's first sample with `data` merged in. */
export function eventOf<Contract extends EventContract>(
  contract: Contract,
  data: Partial<z.input<Contract['data']>> = {},
  envelope: Envelope = {},
): EventOf<Contract> {
  return {
    specversion: '1.0',
    id: randomUUID(),
    type: contract.type,
    source: `/${contract.owner}`,
    subject: randomUUID(),
    time: new Date().toISOString(),
    sequence: 1,
    correlationid: randomUUID(),
    causationid: null,
    traceparent: null,
    datacontenttype: 'application/json',
    ...envelope,
    data: contract.data.parse({ ...contract.samples[0], ...data }),
  } as EventOf<Contract>;
}
