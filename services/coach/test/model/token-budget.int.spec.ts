import { MODEL_TOKENS_PER_DAY } from '@careward/contracts/coach/limits';
import { connectRedis, whenConnected } from '@careward/platform/app/redis';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { CoachConfig } from '../../src/config.js';
import { TokenBudget } from '../../src/model/token-budget.js';

const config = { REDIS_PREFIX: testPrefix() } as CoachConfig;

describe.each([
  ['Redis there', () => engineAddresses().REDIS_URL],
  ['Redis away', () => 'redis://127.0.0.1:9'],
])('with %s', (_state, url) => {
  let redis: Redis;
  let budget: TokenBudget;
  beforeAll(async () => {
    redis = connectRedis(url());
    await whenConnected(redis);
    budget = new TokenBudget(config, redis);
  });
  afterAll(() => redis.disconnect());

  it('each caregiver has their own, until it is spent', async () => {
    expect(await budget.isLeft('ana')).toBe(true);
    await budget.spend('ana', MODEL_TOKENS_PER_DAY - 1);
    expect(await budget.isLeft('ana')).toBe(true);
    await budget.spend('ana', 500);
    expect(await budget.isLeft('ana')).toBe(false);
    expect(await budget.isLeft('ben')).toBe(true);
  });
});
