import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type IRateLimiterOptions } from 'rate-limiter-flexible';

/** A stranger must not be able to fill the memory with keys; the oldest go first. */
const MAX_KEYS = 10_000;

class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string | number>();

  override consume(key: string | number, points?: number, options?: Record<string, unknown>) {
    this.keys.add(key);
    const [oldest = ''] = this.keys;
    if (this.keys.size > MAX_KEYS && this.keys.delete(oldest)) void this.delete(oldest);
    return super.consume(key, points, options);
  }
}

/** Counts in Redis, for all copies of the service; in this process while Redis is away. `duration` is in seconds. */
export const redisLimiter = (redis: Redis, limits: IRateLimiterOptions): RateLimiterRedis =>
  new RateLimiterRedis({
    storeClient: redis,
    insuranceLimiter: new BoundedMemoryLimiter(limits),
    ...limits,
  });
