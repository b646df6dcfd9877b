import { schemaOf, type JsonSchema } from '@careward/contracts/published/json-schema';
import type { z } from 'zod';

/** Looks like text to whoever only reads its length, which cannot be compared. */
const NO_TEXT = { length: { toString: 1, valueOf: 1 } };

/** Values that JSON can carry and that code which reads them as text, list or date can trip over. */
const VALUES: readonly unknown[] = [
  NO_TEXT,
  { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } },
  { length: -1, 0: 'a' },
  { length: 1e9 },
  { toString: 1, valueOf: 1, toJSON: 1, then: 1 },
  { constructor: { prototype: null }, hasOwnProperty: 1 },
  [NO_TEXT],
  [[[]], null, { toString: 1 }],
  null,
  true,
  -1e308,
  '\uD800',
  'a\u0000b',
];
/** How far a value is put into the lists and objects that a schema expects. */
const DEPTH = 3;

/** Every value at every depth of the body that `schema` expects. */
export function hostileBodies(schema: z.ZodType): unknown[] {
  const expected = schemaOf(schema, 'input');
  const bodies = VALUES.flatMap((value) =>
    Array.from({ length: DEPTH + 1 }, (_, depth) => filled(expected, value, depth)),
  );
  return [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];
}

/** The body that `schema` expects, with this in each of its fields. */
export const withNoText = (schema: z.ZodType): unknown => filled(schemaOf(schema, 'input'), NO_TEXT, 1);

/** Ids and queries that no list has handed out. */
export const hostileTexts = [
  'zzz',
  '__proto__',
  'constructor',
  'a\u0000b',
  '%',
  '\u202E',
  '-1',
  '{"$gt":""}',
];

function filled(expected: JsonSchema, value: unknown, depth: number): unknown {
  if (depth === 0) return value;
  const [one = expected] = (expected['anyOf'] ?? []) as JsonSchema[];
  if (one.properties)
    return Object.fromEntries(
      Object.entries(one.properties).map(([name, part]) => [name, filled(part, value, depth - 1)]),
    );
  if (one['items']) return [filled(one['items'] as JsonSchema, value, depth - 1)];
  return value;
}
