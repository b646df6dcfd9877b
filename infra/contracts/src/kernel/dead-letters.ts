import { z } from 'zod';
import { defineInternalCall } from './internal-call.js';
import { services, type Service } from './service.js';

/** An event that a person must look at. `event` is the whole message as text; it carries ids only. */
export const deadLetter = z.object({
  id: z.string(),
  type: z.string(),
  queue: z.string(),
  reason: z.string(),
  handler: z.string(),
  attempts: z.int().nonnegative(),
  firstFailed: z.string(),
  lastFailed: z.string(),
  event: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** The dead letters of a service's consumers. */
export const deadLettersOf = (service: Service) =>
  defineInternalCall({
    service,
    method: 'GET',
    path: '/internal/dead-letters',
    callers: ['gateway'],
    answer: z.array(deadLetter),
  });

/** GET /api/admin/dead-letters: the events, and the services that could not be asked. */
export const gatheredDeadLetters = z.object({
  letters: z.array(deadLetter),
  notReached: z.array(z.enum(services)),
});
export type GatheredDeadLetters = z.infer<typeof gatheredDeadLetters>;
