import { Redis } from 'ioredis';

/** A Redis that may be away: commands fail at once instead of waiting, and callers have their own way out. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000),
  });
  // Without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  return redis;
}
