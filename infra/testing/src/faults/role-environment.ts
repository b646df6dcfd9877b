import { randomBytes } from 'node:crypto';
import { delimiter, dirname } from 'node:path';
import { privateKeyOf, publicKeys } from '../caller-keys.js';
import type { Plan } from './plan.js';

/** Nothing answers there: a trial needs no other service. */
const NOWHERE = 'http://127.0.0.1:9';

type Addresses = { mongodbUrl: string; amqpUrl: string; prefix: string; folder: string; healthPort: number };

/** What a producer or consumer of this trial reads from its environment. */
export const roleEnvironment = (
  service: string,
  plan: Plan,
  { mongodbUrl, amqpUrl, prefix, folder, healthPort }: Addresses,
): NodeJS.ProcessEnv => ({
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  HEALTH_PORT: String(healthPort),
  PUBLIC_URL: NOWHERE,
  MONGODB_URL: mongodbUrl,
  MONGODB_DB_PREFIX: prefix,
  MIGRATE_ON_START: 'true',
  KEYS_MONGODB_URL: mongodbUrl,
  AMQP_URL: amqpUrl,
  AMQP_PREFIX: prefix,
  REDIS_URL: 'redis://127.0.0.1:9',
  MASTER_KEY: randomBytes(32).toString('base64url'),
  INTERNAL_SIGNING_KEY: privateKeyOf(service),
  INTERNAL_PUBLIC_KEYS: JSON.stringify(publicKeys),
  IDENTITY_URL: NOWHERE,
  CARE_PROFILE_URL: NOWHERE,
  COACH_URL: NOWHERE,
  NOTIFICATIONS_URL: NOWHERE,
  DISCOVERY_URL: NOWHERE,
  TRIAL_FOLDER: folder,
  CRASH_AT: plan.crashAt.join(','),
  ...(plan.plantedBug && { PLANTED_BUG: plan.plantedBug }),
  SUBJECTS: String(plan.subjects),
  COMMITS_PER_SECOND: String(plan.commitsPerSecond / plan.producers),
  PAIRS: String(plan.pairs),
});
