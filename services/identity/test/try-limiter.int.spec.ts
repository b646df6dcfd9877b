import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { redisLimiter } from '../src/limits/redis-limiter.js';
import { TryLimiter } from '../src/login/try-limiter.js';

const redis = new Redis(engineAddresses().REDIS_URL);
const away = new Redis({ port: 9, lazyConnect: true, enableOfflineQueue: false }).on(
  'error',
  () => undefined,
);
afterAll(() => {
  redis.disconnect();
  away.disconnect();
});

describe('a try that nobody judged', () => {
  const MINUTE = 60_000;
  let prefix: string;
  let limiter: TryLimiter;
  beforeEach(() => {
    prefix = testPrefix();
    // One try is free; after every other one the next waits a minute.
    limiter = new TryLimiter(redis, prefix, { after: (tries) => (tries < 2 ? 0 : 60), memory: 3_600 });
  });
  afterEach(() => jest.restoreAllMocks());

  const expectWait = () => expect(limiter.admit('a')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  /** The wait is over, for Redis and for this process. */
  async function passWait() {
    await redis.del(`${prefix}login-waits:a`);
    const later = Date.now() + MINUTE;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  }

  it('is uncounted, and its wait ends', async () => {
    await limiter.admit('a');
    const undo = await limiter.admit('a');
    await expectWait();
    await undo();
    await limiter.admit('a');
    await expectWait();
  });

  it('leaves the wait of a later try', async () => {
    await limiter.admit('a');
    const undo = await limiter.admit('a');
    await passWait();
    await limiter.admit('a');
    await undo();
    await expectWait();
  });

  it('gives nobody more tries than there are after a success', async () => {
    const undo = await limiter.admit('a');
    await limiter.reset('a');
    await undo();
    await limiter.admit('a');
    await limiter.admit('a');
    await expectWait();
  });
});

it('counts only the latest ten thousand keys while Redis is away', async () => {
  const limiter = redisLimiter(away, { keyPrefix: testPrefix(), points: 1, duration: 60 });
  await limiter.consume('first');
  for (let key = 0; key < 9_999; key += 1) await limiter.consume(String(key));
  await expect(limiter.consume('first')).rejects.toMatchObject({ consumedPoints: 2 });
  await limiter.consume('one more');
  await limiter.consume('first');
});
