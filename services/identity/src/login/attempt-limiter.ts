import { tooManyRequests } from '@careward/platform/http/problem-error';
import type { Redis } from 'ioredis';
import { RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible';
import { redisLimiter } from '../limits/redis-limiter.js';
import type { Waits } from './login-waits.domain.js';

/** Uncounts an attempt, and ends the wait it caused. */
export type Undo = () => Promise<void>;

/** Counts attempts by key. Each may make the next one wait, the longer the more there were. */
export class AttemptLimiter {
  private readonly attempts: RateLimiterRedis;
  /** A key is here while its wait lasts. Of attempts at the same moment one gets the point, and starts the wait. */
  private readonly waiting: RateLimiterRedis;

  constructor(
    private readonly redis: Redis,
    prefix: string,
    private readonly waits: Waits,
  ) {
    const { memory: duration } = waits;
    // The waits limit attempts, not their number.
    const unlimited = Number.MAX_SAFE_INTEGER;
    this.attempts = redisLimiter(redis, {
      keyPrefix: `${prefix}login-attempts`,
      points: unlimited,
      duration,
    });
    this.waiting = redisLimiter(redis, { keyPrefix: `${prefix}login-waits`, points: 1, duration });
  }

  /** Counts an attempt. While a wait lasts it counts nothing and throws 429 with the seconds to wait. */
  async admit(key: string): Promise<Undo> {
    // Counted before the wait is known, so that each of many attempts at once gets a number of its own.
    const { consumedPoints } = await this.attempts.consume(key);
    const wait = this.waits.after(consumedPoints);
    try {
      if (wait > 0) await this.waiting.consume(key, 1, { customDuration: wait });
    } catch (refused) {
      await this.uncount(key);
      throw refused instanceof RateLimiterRes ? tooManyRequests(secondsLeft(refused)) : refused;
    }
    // The library remembers from the first attempt on; here the latest one counts.
    this.redis.expire(this.attempts.getKey(key), wait + this.waits.memory).catch(() => undefined);
    const end = Date.now() + wait * 1_000;
    return async () => {
      await this.uncount(key);
      // Nobody else was admitted before its end, so until then it is still this attempt's wait.
      if (Date.now() < end) await this.waiting.delete(key);
    };
  }

  async reset(key: string): Promise<void> {
    await Promise.all([this.attempts.delete(key), this.waiting.delete(key)]);
  }

  private async uncount(key: string): Promise<void> {
    const { consumedPoints } = await this.attempts.reward(key);
    // Below zero when the key was reset meanwhile.
    if (consumedPoints < 0) await this.attempts.delete(key);
  }
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
