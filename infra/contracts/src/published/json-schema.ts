import { z } from 'zod';
import { envelope, type EventContract } from '../kernel/event.js';

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  [more: string]: unknown;
};

/** An event as a JSON schema: the envelope with its own type and data. The same contract gives the same schema. */
export const eventSchema = (event: EventContract): JsonSchema =>
  z.toJSONSchema(envelope.extend({ type: z.literal(event.type), data: event.data }), {
    io: 'input',
  }) as JsonSchema;

/**
 * The schema of what a caller sends (`input`) or receives (`output`), as a part of a larger document. Objects stay open
 * (no `additionalProperties`), since answers may gain fields; a `pattern` is dropped where a `format` says the same.
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
