import { MAILS_FROM_ONE_NETWORK_A_DAY } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible';
import type { IdentityConfig } from '../config.js';
import { redisLimiter } from '../login/login-throttle.js';

const DAY_MS = 24 * 3_600_000;

/** Limits the mails that a network asks for in a day (UTC). */
@Injectable()
export class MailsPerNetwork {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.limiter = redisLimiter(redis, {
      keyPrefix: `${config.REDIS_PREFIX}mails`,
      points: MAILS_FROM_ONE_NETWORK_A_DAY * config.RATE_LIMIT_FACTOR,
      duration: DAY_MS / 1_000,
    });
  }

  /** Counts one more mail, or throws 429. This may be told: it has nothing to do with an address. */
  async take(network: string, now: Date): Promise<void> {
    try {
      await this.limiter.consume(`${now.toISOString().slice(0, 10)}:${network}`);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooManyMails(this.config.SUPPORT_EMAIL, now) : refused;
    }
  }
}

const tooManyMails = (supportEmail: string, now: Date): ProblemError =>
  new ProblemError({
    status: 429,
    code: 'too-many-mails',
    detail: `Very many e-mails were asked for from your network today. Please try again tomorrow, or write to ${supportEmail}.`,
    retryAfter: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000),
  });
