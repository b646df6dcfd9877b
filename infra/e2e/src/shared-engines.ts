import { engineAddresses } from '@careward/testing/engine-addresses';

/** The environment of roles on the engines of this test run, which they share with other specs. */
export const onSharedEngines = (prefix: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...engineAddresses(),
  MONGODB_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  REDIS_PREFIX: prefix,
  // All calls come from one IP address, so the rate limits of one visitor are raised.
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'warn',
});
