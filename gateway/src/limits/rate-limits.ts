import type { Route } from '@careward/contracts/kernel/route';
import { CONFIG } from '@careward/platform/app/environment';
import { tooManyRequests } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { ClientIpHasher } from './client-ip-hasher.js';

/** Credentials that turn out to be nobody's: what an office full of pages with ended sessions may ask. */
const UNKNOWN_CREDENTIALS = { points: 300, seconds: 60 };

/** Counts in Redis; while Redis is away, in this process. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly ipHasher: ClientIpHasher,
  ) {}

  /** Throws 429 with Retry-After when the principal has used up the row's limit. */
  async take(row: Route, principal: Principal, address: string): Promise<void> {
    const by =
      row.rate.by === 'user' && principal.kind === 'user'
        ? principal.userId
        : this.ipHasher.ofSubscriber(address);
    await consume(this.limiterOf(`${row.method} ${row.path}`, row.rate), by);
  }

  /**
   * Who stands behind a credential that nobody has seen yet. It is paid for before the work, so that a flood of
   * invented ones ends here, and given back unless nobody does: only inventing uses the limit up.
   */
  async takeUnlessKnown<Who>(address: string, ask: () => Promise<Who | null>): Promise<Who | null> {
    const limiter = this.limiterOf('unknown credentials', UNKNOWN_CREDENTIALS);
    const by = this.ipHasher.ofSubscriber(address);
    await consume(limiter, by);
    let isNobody = false;
    try {
      const who = await ask();
      isNobody = who === null;
      return who;
    } finally {
      if (!isNobody) await limiter.reward(by);
    }
  }

  private limiterOf(name: string, rate: { points: number; seconds: number }): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limits = {
      keyPrefix: `${this.config.REDIS_PREFIX}rate:${name}`,
      points: Math.ceil(rate.points * this.config.RATE_LIMIT_FACTOR),
      duration: rate.seconds,
    };
    const limiter = new RateLimiterRedis({
      storeClient: this.redis,
      insuranceLimiter: new RateLimiterMemory(limits),
      ...limits,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

async function consume(limiter: RateLimiterAbstract, by: string): Promise<void> {
  try {
    await limiter.consume(by);
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    throw refused;
  }
}
