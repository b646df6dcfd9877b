import type { Route } from '@careward/contracts/routes/route';
import { CONFIG } from '@careward/platform/config/environment';
import { tooManyRequests } from '@careward/platform/errors/refusal';
import type { Caller } from '@careward/platform/http/assertion';
import { REDIS } from '@careward/platform/redis/token';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { AddressMarks } from './address-marks.js';

/** Counts requests per row and caller in Redis; while Redis is away, in this process. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly marks: AddressMarks,
  ) {}

  /** Throws 429 with Retry-After when the caller has used up the row's limit. */
  async take(row: Route, caller: Caller, address: string): Promise<void> {
    const by =
      row.rate.by === 'user' && caller.kind === 'user' ? caller.userId : this.marks.ofSubscriber(address);
    try {
      await this.limiterOf(row).consume(by);
    } catch (refused) {
      if (isExhausted(refused)) throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
      throw refused;
    }
  }

  private limiterOf(row: Route): RateLimiterAbstract {
    const name = `${row.method} ${row.path}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const limits = {
      keyPrefix: `${this.config.REDIS_PREFIX}rate:${name}`,
      points: Math.ceil(row.rate.points * this.config.RATE_LIMIT_FACTOR),
      duration: row.rate.seconds,
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

const isExhausted = (refused: unknown): refused is { msBeforeNext: number } =>
  typeof refused === 'object' &&
  refused !== null &&
  'msBeforeNext' in refused &&
  typeof refused.msBeforeNext === 'number';
