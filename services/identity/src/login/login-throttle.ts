import { createHash } from 'node:crypto';
import { LOGIN_CAP, LOGIN_THROTTLE } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { tooManyRequests } from '@careward/platform/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { IdentityConfig } from '../config.js';

/** How long the next attempt waits after so many, and how long after that wait they are remembered; in seconds. */
export type Waits = { after: (attempts: number) => number; memory: number };

const { freeFailures, longestWait, memory } = LOGIN_THROTTLE;

/** Attempts from one device or network: no wait after four, then 1, 2, 4 … 60 s. */
export const waitsOfOneClient: Waits = {
  after: (attempts) =>
    attempts < freeFailures ? 0 : Math.min(2 ** (attempts - freeFailures), longestWait / 1_000),
  memory: memory / 1_000,
};

/** Attempts at one address from everywhere: no wait after 99, then one attempt a minute. */
export const waitsOfOneAddress: Waits = {
  after: (attempts) => (attempts < LOGIN_CAP.failures ? 0 : LOGIN_CAP.wait / 1_000),
  memory: LOGIN_CAP.memory / 1_000,
};

/** Uncounts an attempt, and ends the wait it caused. */
type Undo = () => Promise<void>;

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

/** The address that is tried, and from where: `device` is one that signed in to it before, `client` the network. */
type LoginAttempt = { emailIndex: string; client: string; device: string | null };

/**
 * Slows down guessing (ADR 0017). Attempts at one address are counted for each device or network, so that nobody can
 * lock others out, and also in total. After very many in total, only devices and networks that signed in to the address
 * lately are still admitted as before, so that a flood of guesses does not lock the owner out at home.
 */
@Injectable()
export class LoginThrottle {
  private readonly byClient: AttemptLimiter;
  private readonly byAddress: AttemptLimiter;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.byClient = new AttemptLimiter(redis, config.REDIS_PREFIX, waitsOfOneClient);
    this.byAddress = new AttemptLimiter(redis, config.REDIS_PREFIX, waitsOfOneAddress);
  }

  /** To be called before the password is looked at. Throws 429 with the seconds to wait. */
  async admit(attempt: LoginAttempt): Promise<Undo> {
    const { client, address } = keysOf(attempt);
    const undo = await this.byClient.admit(client);
    if (await this.knows(attempt)) return undo;
    const undoForAddress = await this.byAddress.admit(address).catch(async (refused: unknown) => {
      await undo();
      throw refused;
    });
    return async () => void (await Promise.all([undo(), undoForAddress()]));
  }

  /** After a success the next mistake is the first again, and the network is known. */
  async reset(attempt: LoginAttempt): Promise<void> {
    const { client, network, address } = keysOf(attempt);
    await Promise.all([
      this.byClient.reset(client),
      this.byAddress.reset(address),
      this.redis.set(this.knownKey(network), '', 'PX', LOGIN_CAP.networkKnown).catch(() => undefined),
    ]);
  }

  /** Whether somebody has signed in to the address from there before. While Redis is away no network is known. */
  async knows(attempt: LoginAttempt): Promise<boolean> {
    if (attempt.device !== null) return true;
    return (await this.redis.exists(this.knownKey(keysOf(attempt).network)).catch(() => 0)) === 1;
  }

  private knownKey(network: string): string {
    return `${this.config.REDIS_PREFIX}login-known:${network}`;
  }
}

const hashKey = (text: string) => createHash('sha256').update(text).digest('base64url');
const keysOf = ({ emailIndex, client, device }: LoginAttempt) => {
  const network = hashKey(`${emailIndex}|${client}`);
  return {
    network,
    client: device === null ? network : hashKey(`${emailIndex}|device|${device}`),
    address: hashKey(emailIndex),
  };
};

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
