import { tooManyRequests } from '@careward/platform/http/problem-error';
import type { Redis } from 'ioredis';
import { RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible';
import { redisLimiter } from '../limits/redis-limiter.js';
import type { Waits } from './login-waits.domain.js';

/** Uncounts a try, and ends the wait it caused. */
export type Undo = () => Promise<void>;

/** Counts tries by key and makes the next one wait longer and longer. */
export class TryLimiter {
  private readonly tries: RateLimiterRedis;
  /** Holds a key for as long as its wait lasts: the one try that gets the only point starts the wait. */
  private readonly waiting: RateLimiterRedis;

  constructor(
    private readonly redis: Redis,
    prefix: string,
    private readonly waits: Waits,
  ) {
    const { memory: duration } = waits;
    // What limits tries is the waits, not their number.
    const unlimited = Number.MAX_SAFE_INTEGER;
    this.tries = redisLimiter(redis, { keyPrefix: `${prefix}login-tries`, points: unlimited, duration });
    this.waiting = redisLimiter(redis, { keyPrefix: `${prefix}login-waits`, points: 1, duration });
  }

  /** Counts a try. Throws 429 with the seconds to wait, and counts nothing, while a wait lasts. */
  async admit(key: string): Promise<Undo> {
    // Counted first, so that of tries at the same moment each has a number of its own.
    const { consumedPoints } = await this.tries.consume(key);
    const wait = this.waits.after(consumedPoints);
    try {
      if (wait > 0) await this.waiting.consume(key, 1, { customDuration: wait });
    } catch (refused) {
      await this.uncount(key);
      throw refused instanceof RateLimiterRes ? tooManyRequests(secondsLeft(refused)) : refused;
    }
    // From the last try on, where the library counts from the first.
    await this.redis.expire(this.tries.getKey(key), wait + this.waits.memory).catch(() => undefined);
    const end = Date.now() + wait * 1_000;
    return async () => {
      await this.uncount(key);
      // Until then nobody else was admitted, so the wait is this try's own.
      if (Date.now() < end) await this.waiting.delete(key);
    };
  }

  async reset(key: string): Promise<void> {
    await this.tries.delete(key);
    await this.waiting.delete(key);
  }

  private async uncount(key: string): Promise<void> {
    const { consumedPoints } = await this.tries.reward(key);
    // A success has reset the key meanwhile.
    if (consumedPoints < 0) await this.tries.delete(key);
  }
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
