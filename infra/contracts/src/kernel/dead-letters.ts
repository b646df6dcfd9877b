import { z } from 'zod';
import { services, type Service } from './service.js';
import type { InternalCall } from './internal-call.js';

/** An event that a person must look at. `event` is the whole message, as text; it carries ids only. */
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

/** What a service's consumers have set aside. */
export const deadLettersOf = (service: Service) =>
  ({
    service,
    method: 'GET',
    path: '/internal/dead-letters',
    answer: z.array(deadLetter),
  }) satisfies InternalCall;

/** GET /api/admin/dead-letters: what was found, and where nobody could look. */
export const gatheredDeadLetters = z.object({
  letters: z.array(deadLetter),
  notReached: z.array(z.enum(services)),
});
export type GatheredDeadLetters = z.infer<typeof gatheredDeadLetters>;
