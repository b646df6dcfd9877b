import { envelope, type EventContract } from '@careward/contracts/kernel/event';
import { z } from 'zod';

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
