import { serviceEnvironment } from '@careward/platform/app/environment';
import type { RetryStep } from '@careward/platform/events/rabbit/topology';
import { delimiter, dirname } from 'node:path';
import { z } from 'zod';
import { testEnvironment } from '../test-environment.js';
import { crashPoints } from './crash-points.js';
import { plantedBugs, type Plan } from './plan.js';

/** The settings of a producer and a consumer. */
export const roleSettings = serviceEnvironment.extend({
  /** Holds the run logs, the crash point files and the file that switches the load on. */
  RUN_FOLDER: z.string(),
  CRASH_AT: z
    .string()
    .default('')
    .transform((text) => z.array(z.enum(crashPoints)).parse(text.split(',').filter(Boolean))),
  PLANTED_BUG: z.enum(plantedBugs).optional(),
  AGGREGATE_COUNT: z.coerce.number().int().positive(),
  COMMITS_PER_SECOND: z.coerce.number().positive(),
  /** The share of commits that record two events, 0 to 1. */
  PAIR_SHARE: z.coerce.number().min(0).max(1),
});
export type RoleSettings = z.infer<typeof roleSettings>;

/**
 * The retry ladder with shorter waits. A consumer retries an event until the one before it has been applied, which may
 * be on the ladder too: with the real waits of up to ten minutes a run would take hours.
 */
export const shortRetrySteps: readonly RetryStep[] = [
  { name: '1s', ms: 200 },
  { name: '10s', ms: 500 },
  { name: '1m', ms: 1_000 },
  { name: '10m', ms: 2_000 },
];

type Addresses = { mongodbUrl: string; amqpUrl: string; prefix: string; folder: string; healthPort: number };

/** The environment of a producer or consumer process. They use no Redis. */
export const roleEnvironment = (
  service: string,
  plan: Plan,
  { mongodbUrl, amqpUrl, prefix, folder, healthPort }: Addresses,
): NodeJS.ProcessEnv => ({
  ...testEnvironment(service, prefix, {
    MONGODB_URL: mongodbUrl,
    AMQP_URL: amqpUrl,
    REDIS_URL: 'redis://127.0.0.1:9',
  }),
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  LOG_LEVEL: 'error',
  HEALTH_PORT: String(healthPort),
  RUN_FOLDER: folder,
  CRASH_AT: plan.crashAt.join(','),
  ...(plan.plantedBug && { PLANTED_BUG: plan.plantedBug }),
  AGGREGATE_COUNT: String(plan.aggregates),
  COMMITS_PER_SECOND: String(plan.commitsPerSecond / plan.producers),
  PAIR_SHARE: String(plan.pairShare),
});
