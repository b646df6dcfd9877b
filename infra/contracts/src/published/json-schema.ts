import { z } from 'zod';
import { envelope, type EventContract } from '../kernel/event.js';

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  [more: string]: unknown;
};

/** An event as a JSON schema: the envelope with its own type and data. Stable to the letter for an unchanged contract. */
export const eventSchema = (event: EventContract): JsonSchema =>
  z.toJSONSchema(envelope.extend({ type: z.literal(event.type), data: event.data }), {
    io: 'input',
  }) as JsonSchema;

/**
 * What a caller may send (`input`) or gets (`output`), as a part of a larger document. Answers may get more fields, so
 * none is closed, and a format is enough without the pattern that says the same.
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return rest as JsonSchema;
}
