import { SESSIONS_ENDED } from '@careward/contracts/identity/internal-calls';
import { parseConfig } from '@careward/platform/app/environment';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { identityEnvironment } from '../src/config.js';
import { SessionCache } from '../src/sessions/session-cache.js';

const prefix = testPrefix();
const config = parseConfig(identityEnvironment, testEnvironment('identity', prefix));
const redis = new Redis(engineAddresses().REDIS_URL);
/** Refuses its first command, which makes it connect. */
const unsteady = new Redis(engineAddresses().REDIS_URL, { lazyConnect: true, enableOfflineQueue: false });
afterAll(() => {
  redis.disconnect();
  unsteady.disconnect();
});

const session = {
  sessionId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01',
  userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d02',
  role: 'caregiver',
  credential: 'bearer',
} as const;
const now = new Date('2026-03-01T12:00:00Z');

it('removes an ended session as soon as Redis is back', async () => {
  await redis.set(`${prefix}session:ended`, 'still here');
  const cache = new SessionCache(unsteady, config);
  cache.retryMs = 10;
  await cache.remove(['ended']);
  expect(await redis.exists(`${prefix}session:ended`)).toBe(1);
  await eventually(async () => expect(await redis.exists(`${prefix}session:ended`)).toBe(0));
  cache.onApplicationShutdown();
});

it('says which sessions have ended, once Redis has them no more', async () => {
  const gateway = new Redis(engineAddresses().REDIS_URL);
  const heard: [string, Promise<number>][] = [];
  await gateway.subscribe(`${prefix}${SESSIONS_ENDED}`);
  gateway.on('message', (_, hash: string) => heard.push([hash, redis.exists(`${prefix}session:${hash}`)]));
  await redis.set(`${prefix}session:one`, '');
  await new SessionCache(redis, config).remove(['one', 'two']);
  await eventually(() => expect(heard.map(([hash]) => hash)).toEqual(['one', 'two']));
  expect(await Promise.all(heard.map(([, left]) => left))).toEqual([0, 0]);
  gateway.disconnect();
});

it('never keeps an entry longer than the session lasts', async () => {
  const cache = new SessionCache(redis, config);
  await cache.put('ending', { ...session, expiresAt: '2026-03-01T12:00:30.000Z' }, now);
  const lifetime = await redis.pttl(`${prefix}session:ending`);
  expect(lifetime).toBeGreaterThan(0);
  expect(lifetime).toBeLessThanOrEqual(30_000);
  // While Redis stands still nothing expires in it.
  const entry = JSON.parse((await redis.get(`${prefix}session:ending`)) ?? '') as { until: string };
  expect(entry.until).toBe('2026-03-01T12:00:30.000Z');
});
