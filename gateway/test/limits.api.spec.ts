import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import { callRoute } from '@careward/testing/call-route';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { gatewayRig, NOWHERE, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

describe('calls over the limit of a row', () => {
  it('are answered with when to come back, and calls of other people are not affected', async () => {
    const strict = await rig.start({ RATE_LIMIT_FACTOR: '0.05' });
    const login = () => callRoute(strict.url, identityRoutes.login, { body: {} });
    const answers = await Promise.all(Array.from({ length: 4 }, login));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.problem.code).toBe('too-many-requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await callRoute(strict.url, discoveryRoutes.library)).status).toBe(200);
  });

  it('are counted by all gateways together', async () => {
    const shared = { RATE_LIMIT_FACTOR: '0.05', REDIS_PREFIX: testPrefix() };
    const [one, other] = await Promise.all([rig.start(shared), rig.start(shared)]);
    const statuses: number[] = [];
    for (const { url } of [one, other, one, other])
      statuses.push((await callRoute(url, identityRoutes.login, { body: {} })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('are counted by each gateway for itself while Redis is away', async () => {
    const alone = await rig.start({ RATE_LIMIT_FACTOR: '0.05', REDIS_URL: 'redis://127.0.0.1:9' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await callRoute(alone.url, identityRoutes.login, { body: {} })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('invented credentials', () => {
  const LIMIT = 15;
  const strictly = (more = {}) => rig.start({ RATE_LIMIT_FACTOR: String(LIMIT / 300), ...more });
  // Several rows, so that none reaches its own limit.
  const rows: Route[] = [identityRoutes.currentUser, careProfileRoutes.profile, coachRoutes.conversations];
  const invented = () => ({ authorization: `Bearer cw_${randomBytes(32).toString('base64url')}` });
  const flood = (url: string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const row = rows[n % rows.length] ?? careProfileRoutes.profile;
        return (await callRoute(url, row, { headers: invented() })).status;
      }),
    );

  it('do not reach identity once their address has used up its limit', async () => {
    const strict = await strictly();
    const statuses = await flood(strict.url);
    expect(rig.services.resolved).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - LIMIT);
  });

  it('do not lock out people who are signed in from the same address', async () => {
    const strict = await strictly();
    const mine = async () =>
      (await callRoute(strict.url, careProfileRoutes.profile, { headers: rig.withBearer })).status;
    expect(await mine()).toBe(200);
    await flood(strict.url);
    expect(await mine()).toBe(200);
    rig.services.sessions.clear();
    expect([await mine(), await mine()]).toEqual([401, 429]);
  });

  it('use up the limit, and credentials that identity knows do not', async () => {
    const strict = await strictly();
    const [session] = rig.services.sessions.values();
    for (let n = 0; n <= LIMIT; n += 1) {
      const headers = invented();
      const credential = headers.authorization.replace('Bearer ', '');
      if (session) rig.services.sessions.set(credential, { ...session, userId: randomUUID() });
      expect((await callRoute(strict.url, careProfileRoutes.profile, { headers })).status).toBe(200);
    }
  });

  it('are not counted while identity is unreachable', async () => {
    const strict = await strictly({ IDENTITY_URL: NOWHERE });
    for (let n = 0; n <= LIMIT; n += 1) {
      const answer = await callRoute(strict.url, careProfileRoutes.profile, { headers: invented() });
      expect(answer.problem.status).toBe(503);
    }
  });
});

describe('an address in front of a proxy', () => {
  it('shares its limit with the addresses that its subscriber can use, and with nobody else', async () => {
    const strict = await rig.start({ TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '0.05' });
    const login = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await callRoute(strict.url, identityRoutes.login, { body: {}, headers })).status;
    };
    for (const last of ['1', '2', '3']) expect(await login(`2001:db8:0:1::${last}`)).toBe(200);
    expect(await login('2001:db8:0:2::1')).toBe(429);
    expect(await login('2001:db8:1:1::1')).toBe(200);
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'])
      expect(await login(address)).toBe(200);
    expect(await login('192.0.2.1')).toBe(429);
    expect(await login('192.0.2.2')).toBe(200);
  });

  it('has a limit of its own also where users are counted and nobody is signed in', async () => {
    const strict = await rig.start({ TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '0.01' });
    const loginPage = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await callRoute(strict.url, identityRoutes.loginPage, { headers })).status;
    };
    for (let n = 0; n < 3; n += 1) expect(await loginPage('192.0.2.1')).toBe(302);
    expect(await loginPage('192.0.2.1')).toBe(429);
    expect(await loginPage('192.0.2.2')).toBe(302);
  });

  it('reaches services only as a keyed hash of its subnet', async () => {
    const proxied = await rig.start({ TRUSTED_PROXIES: '1' });
    for (const address of ['192.0.2.1', '192.0.2.200', '192.0.3.1'])
      await callRoute(proxied.url, discoveryRoutes.library, { headers: { 'x-forwarded-for': address } });
    const [one, neighbour, stranger] = rig.services.received.map(({ headers }) => headers[CLIENT_HEADER]);
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(neighbour).toBe(one);
    expect(stranger).not.toBe(one);
  });
});
