/** @long It starts a second Redis and RabbitMQ; engine-users.int.spec.ts tries the users in every run. */
import { freePort } from '@careward/local/loopback';
import { type Stack, startStack } from '@careward/local/stack';
import { connectRedis, whenConnected } from '@careward/platform/app/redis';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComposedEngines, startComposedEngines } from '../../local/test/composed-engines.js';
import { aMember, deleteAccount, erasureClosed } from '../src/erasure-steps.js';

jest.setTimeout(300_000);
const folder = mkdtempSync(join(tmpdir(), 'careward-users-'));
const preload = pathToFileURL(join(import.meta.dirname, '../src/own-users-preload.ts')).href;
const prefix = testPrefix();
let engines: ComposedEngines;
let stack: Stack;

beforeAll(async () => {
  engines = await startComposedEngines(folder);
  expect((await engines.run('engine-users')).code).toBe(0);
  stack = await startStack({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    env: {
      ...process.env,
      ...engineAddresses(),
      ...engines.urls,
      MONGODB_DB_PREFIX: prefix,
      RATE_LIMIT_FACTOR: '100',
      NODE_OPTIONS: `--import ${preload}`,
    },
    log: () => undefined,
  });
});
afterAll(async () => {
  await stack.stop();
  await engines.supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('every role can do all of its work with the users of its group', async () => {
  const careward = { ...stack, mailUrl: process.env.MAIL_URL ?? '', prefix };
  const member = await aMember(careward);
  await deleteAccount(careward, member);
  await erasureClosed(careward, member);
  const redis = connectRedis(engines.urls['REDIS_URL'] ?? '');
  await whenConnected(redis);
  expect(await redis.call('ACL', 'LOG')).toEqual([]);
  const clients = String(await redis.call('CLIENT', 'LIST'));
  const users = new Set([...clients.matchAll(/ user=(\S+)/g)].map(([, user]) => user));
  redis.disconnect();
  expect([...users].toSorted()).toEqual([
    'assessment',
    'care-profile',
    'coach',
    'default',
    'discovery',
    'gateway',
    'identity',
    'notifications',
  ]);
  const brokerLog = globSync('*.log', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect(brokerLog.join('')).not.toMatch(/access_refused|refused for user/);
});
