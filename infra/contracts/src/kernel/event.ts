import { z } from 'zod';
import { isEventField } from './event-field.js';
import type { Service } from './service.js';

/** The envelope, after CloudEvents 1.0. `sequence` counts the events of one aggregate: 1, 2, 3 … */
export const envelope = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  type: z.string(),
  source: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  sequence: z.int().positive(),
  correlationid: z.string(),
  causationid: z.string().nullable(),
  traceparent: z.string().nullable(),
  datacontenttype: z.literal('application/json'),
});

export type EventContract<Type extends string = string, Data extends z.ZodObject = z.ZodObject> = {
  type: Type;
  /** When it happens, and what a consumer may conclude. */
  description: string;
  owner: Service;
  /** The kind of aggregate it belongs to. Events of one aggregate share a sequence, events of one kind a queue. */
  aggregate: string;
  consumers: readonly Service[];
  data: Data;
  samples: readonly z.infer<Data>[];
};

export type EventOf<Contract> =
  Contract extends EventContract<infer Type, infer Data>
    ? Omit<z.infer<typeof envelope>, 'type'> & { type: Type; data: z.infer<Data> }
    : never;

/** Declares an event; refuses a field whose type could carry a name or a free text, and a sample that does not fit. */
export function defineEvent<const Type extends `${Service}.${string}.v${number}`, Data extends z.ZodObject>(
  contract: EventContract<Type, Data>,
): EventContract<Type, Data> {
  for (const [name, schema] of Object.entries(contract.data.shape))
    if (!isEventField(schema as z.ZodType))
      throw new Error(
        `${contract.type}: "${name}" must be an id, enumeration, count, time, version or signature`,
      );
  for (const sample of contract.samples) contract.data.parse(sample);
  return contract;
}

/** Reads an event as a consumer does: unknown fields are tolerated, known ones must fit. */
export function parseEvent<Contract extends EventContract>(
  contract: Contract,
  raw: unknown,
): EventOf<Contract> {
  return envelope
    .extend({ type: z.literal(contract.type), data: contract.data })
    .parse(raw) as unknown as EventOf<Contract>;
}
