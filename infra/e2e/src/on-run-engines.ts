import { engineAddresses } from '@careward/testing/engine-addresses';

/** The environment of roles that run on the engines of this run, apart from everyone else's by the prefix. */
export const onRunEngines = (prefix: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...engineAddresses(),
  MONGODB_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  REDIS_PREFIX: prefix,
  // All calls come from one address, so the limits meant for one visitor are widened.
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'warn',
});
