import { z } from 'zod';
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
  for (const sample of contract.samples) parsedBy(contract, contract.data, sample);
  return contract;
}

/** Reads an event as a consumer does: unknown fields are tolerated, known ones must fit. */
export function parseEvent<Contract extends EventContract>(
  contract: Contract,
  raw: unknown,
): EventOf<Contract> {
  const whole = envelope.extend({ type: z.literal(contract.type), data: contract.data });
  return parsedBy(contract, whole, raw) as unknown as EventOf<Contract>;
}

/** Checks an event's data before it is published. */
export const dataOf = <Contract extends EventContract>(contract: Contract, data: z.infer<Contract['data']>) =>
  parsedBy(contract, contract.data, data);

/** @throws an error that names the event and its fields, without what is in them */
function parsedBy<Schema extends z.ZodType>(
  { type }: EventContract,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${type} breaks its contract. ${fields.join('; ')}`);
}

/**
 * The only types an event may carry (design.md 3): ids, enumerations, counts, times, versions and signatures. A name,
 * an address or a free text has no type here, so it cannot be declared.
 */
const kind = z.registry<{ eventField: true }>();
const field = <T extends z.ZodType>(schema: T): T => {
  kind.add(schema, { eventField: true });
  return schema;
};

export const id = () => field(z.uuid());
/** The readable id of a document, such as a library topic's: lower case words and hyphens. */
export const slug = () =>
  field(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(80),
  );
export const enumeration = <const V extends readonly [string, ...string[]]>(values: V) =>
  field(z.enum(values));
export const count = () => field(z.int().nonnegative());
export const version = () => field(z.int().positive());
export const time = () => field(z.iso.datetime());

/** An Ed25519 signature: 64 bytes, base64url. */
export const signature = () => field(z.string().regex(/^[A-Za-z0-9_-]{86}$/));

const isEventField = (schema: z.ZodType) =>
  kind.has(schema instanceof z.ZodOptional ? schema.unwrap() : schema);

/** Fields of every event about an erasure. */
export const erasureIds = { erasureId: id(), userId: id() };

/** Fields of every acknowledgement: `removed` counts all deleted documents, further counts those of one kind. */
export const erasureCounts = { ...erasureIds, removed: count() };

export const erasureSample = {
  erasureId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10',
  userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
};
