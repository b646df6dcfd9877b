import { MODEL_TOKENS_PER_DAY } from '@careward/contracts/coach/limits';
import { DAY, SECOND } from '@careward/contracts/kernel/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { CoachConfig } from '../config.js';

/**
 * What the model may cost for one caregiver in the 24 hours from the first question. Counted in Redis; while Redis is away,
 * in this process. An answer is paid for when it has come, so the last one may go over.
 */
@Injectable()
export class TokenBudget {
  private readonly spent: RateLimiterRedis;

  constructor(@Inject(CONFIG) config: CoachConfig, @Inject(REDIS) redis: Redis) {
    const limits = {
      keyPrefix: `${config.REDIS_PREFIX}coach:model-tokens`,
      points: MODEL_TOKENS_PER_DAY,
      duration: DAY / SECOND,
    };
    this.spent = new RateLimiterRedis({
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory(limits),
      ...limits,
    });
  }

  async isLeft(userId: string): Promise<boolean> {
    const spent = await this.spent.get(userId);
    return spent === null || spent.consumedPoints < MODEL_TOKENS_PER_DAY;
  }

  async spend(userId: string, tokens: number): Promise<void> {
    await this.spent.penalty(userId, tokens);
  }
}
