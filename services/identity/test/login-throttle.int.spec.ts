import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import {
  AttemptLimiter,
  redisLimiter,
  type Waits,
  waitsOfOneAddress,
  waitsOfOneClient,
} from '../src/login/login-throttle.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** The waits in seconds after each of so many attempts. */
const after = (waits: Waits, attempts: number) =>
  Array.from({ length: attempts }, (_, index) => waits.after(index + 1));

describe('guessing', () => {
  it('waits nothing for four attempts, then twice as long each time, a minute at most', () => {
    expect(after(waitsOfOneClient, 12)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(waitsOfOneClient.after(1_000)).toBe(60);
    expect(waitsOfOneClient.memory).toBe(HOUR);
  });

  it('of one address from everywhere waits nothing for 99 attempts, then a minute each time', () => {
    const waits = after(waitsOfOneAddress, 251);
    expect(waits.slice(0, 99).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(99).every((wait) => wait === 60)).toBe(true);
    expect(waitsOfOneAddress.memory).toBe(DAY);
  });
});

const MINUTE = 60_000;
const connections = [1, 2].map(() => new Redis(engineAddresses().REDIS_URL));
const [redis] = connections as [Redis, Redis];
afterAll(() => connections.forEach((connection) => connection.disconnect()));
afterEach(() => void jest.restoreAllMocks());

/** One attempt is free; after each further one the next waits a minute. */
const waits = { after: (attempts: number) => (attempts < 2 ? 0 : MINUTE / 1_000), memory: 3_600 };
let prefix: string;
let limiter: AttemptLimiter;
beforeEach(() => {
  prefix = testPrefix();
  limiter = new AttemptLimiter(redis, prefix, waits);
});
const expectWait = () => expect(limiter.admit('a')).rejects.toMatchObject({ status: 429 });

it('admits two of fifty attempts at once, however many copies of the service there are', async () => {
  const copies = connections.map((connection) => new AttemptLimiter(connection, prefix, waits));
  const fifty = Array.from({ length: 25 }, () => copies.map((copy) => copy.admit('a'))).flat();
  const outcomes = await Promise.allSettled(fifty);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await redis.get(`${prefix}login-attempts:a`)).toBe('2');
});

describe('an attempt whose password was not checked', () => {
  it('is uncounted, and its wait ends', async () => {
    await limiter.admit('a');
    const undo = await limiter.admit('a');
    await expectWait();
    await undo();
    await limiter.admit('a');
    await expectWait();
  });

  it('leaves the wait of a later attempt', async () => {
    await limiter.admit('a');
    const undo = await limiter.admit('a');
    // The wait is over, for Redis and for this process.
    await redis.del(`${prefix}login-waits:a`);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + MINUTE);
    await limiter.admit('a');
    await undo();
    await expectWait();
  });

  it('does not count as less than none after a reset', async () => {
    const undo = await limiter.admit('a');
    await limiter.reset('a');
    await undo();
    await limiter.admit('a');
    await limiter.admit('a');
    await expectWait();
  });
});

it('counts only the latest ten thousand keys while Redis is away', async () => {
  const away = new Redis();
  away.disconnect();
  const unreachable = redisLimiter(away, { keyPrefix: testPrefix(), points: 1, duration: 60 });
  await unreachable.consume('first');
  for (let key = 0; key < 9_999; key += 1) await unreachable.consume(String(key));
  await expect(unreachable.consume('first')).rejects.toMatchObject({ consumedPoints: 2 });
  await unreachable.consume('one more');
  await unreachable.consume('first');
});
