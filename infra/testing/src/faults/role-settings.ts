import { serviceEnvironment } from '@careward/platform/app/environment';
import type { RetryStep } from '@careward/platform/events/rabbit/topology';
import { z } from 'zod';
import { crashPoints } from './crash-point.js';
import { plantedBugs } from './planted-bug.js';

/** What a producer and a consumer of a trial read. */
export const roleSettings = serviceEnvironment.extend({
  /** Where notes are left, and where `writing` stays until enough is committed. */
  TRIAL_FOLDER: z.string(),
  CRASH_AT: z
    .string()
    .default('')
    .transform((text) => z.array(z.enum(crashPoints)).parse(text.split(',').filter(Boolean))),
  PLANTED_BUG: z.enum(plantedBugs).optional(),
  SUBJECTS: z.coerce.number().int().positive(),
  COMMITS_PER_SECOND: z.coerce.number().positive(),
  /** How many of the commits record both event types, 0 to 1. */
  PAIRS: z.coerce.number().min(0).max(1),
});
export type RoleSettings = z.infer<typeof roleSettings>;

/**
 * A consumer that refuses gaps waits for its predecessor, which may stand on the ladder too; with steps up to ten
 * minutes a trial would take hours to end. The names stay, the waits are shorter.
 */
export const shortRetrySteps: readonly RetryStep[] = [
  { name: '1s', ms: 200 },
  { name: '10s', ms: 500 },
  { name: '1m', ms: 1_000 },
  { name: '10m', ms: 2_000 },
];
