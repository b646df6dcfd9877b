import { Redis } from 'ioredis';
import { once } from 'node:events';

/** Milliseconds until the next try to reach a Redis that is away. */
export const retryStrategy = (attempt: number): number => Math.min(100 * 2 ** attempt, 2_000);

/** A Redis that may be away: commands fail at once instead of waiting, and callers have their own way out. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy,
  });
  // Without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  return redis;
}

const PATIENCE_MS = 2_000;

/** Resolves when Redis is there, or when it has had its time: whoever starts without it has another way out. */
export async function whenConnected(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
}
