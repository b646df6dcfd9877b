import { z } from 'zod';

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

export const isEventField = (schema: z.ZodType) =>
  kind.has(schema instanceof z.ZodOptional ? schema.unwrap() : schema);
