import { careProfileRoutes } from '@careward/contracts/routes/care-profile';
import { identityRoutes } from '@careward/contracts/routes/identity';
import { callRoute } from '@careward/testing/call-route';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { COOKIE, gatewayRig, json, PUBLIC_URL, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

const statusWith = async (headers: Record<string, string>) =>
  (await rig.ask(careProfileRoutes.profile, { headers })).status;

describe('a bearer', () => {
  it.each(['Bearer nonsense', `Bearer cw_${'x'.repeat(43)}`, 'Basic dTpw', `Bearer ${'c'.repeat(43)}`])(
    'is nobody’s as %s',
    async (authorization) => {
      expect(await statusWith({ authorization })).toBe(401);
    },
  );
});

describe('a cookie alone', () => {
  it('is enough to read', async () => {
    expect(await statusWith(rig.withCookie)).toBe(200);
  });

  it.each([
    ['our page says so', { ...json, 'sec-fetch-site': 'same-origin' }, 200],
    ['the origin is ours', { ...json, origin: PUBLIC_URL }, 200],
    ['another site', { ...json, 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL }, 403],
    ['a sibling site', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { ...json, origin: 'https://evil.test' }, 403],
    ['the origin null', { ...json, origin: 'null' }, 403],
    ['nobody says', json, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, 403],
    ['a text', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 403],
  ])('may change something only from our own pages: %s', async (_, headers, status) => {
    const answer = await rig.ask(careProfileRoutes.saveProfile, {
      text: '{}',
      headers: { ...rig.withCookie, ...(headers as Record<string, string>) },
    });
    expect(answer.status).toBe(status);
  });

  it('still counts beside a bearer that nobody stands behind', async () => {
    const authorization = `Bearer cw_${'x'.repeat(43)}`;
    expect(await statusWith({ ...rig.withCookie, authorization })).toBe(200);
  });

  it('cannot be forged with the bearer, nor the bearer with the cookie', async () => {
    const { bearer, cookieSecret } = rig.person;
    expect(await statusWith({ cookie: `${COOKIE}=${bearer}` })).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${cookieSecret}` })).toBe(401);
  });
});

describe('signing out', () => {
  it.each(['same-origin', 'none'])('works by navigation from %s', async (site) => {
    const headers = { ...rig.withCookie, 'sec-fetch-site': site };
    const answer = await rig.ask(identityRoutes.logoutPage, { headers });
    expect(answer.status).toBe(302);
    expect(rig.services.received).toMatchObject([{ caller: { kind: 'user' } }]);
    expect(answer.headers.get('set-cookie')).toContain(`${COOKIE}=; Max-Age=0`);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('cannot be started by another site that has the cookie sent', async () => {
    const headers = { ...rig.withCookie, 'sec-fetch-site': 'cross-site' };
    const answer = await rig.ask(identityRoutes.logoutPage, { headers });
    expect(answer.problem).toMatchObject({ status: 403, code: 'foreign-origin' });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(rig.services.received).toHaveLength(0);
  });

  // A browser keeps a Strict cookie to itself when another site calls: nobody is signed in, so nobody is signed out.
  it.each([
    ['a navigation', identityRoutes.logoutPage, { 'sec-fetch-mode': 'navigate' }],
    [
      'a form',
      identityRoutes.logout,
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
    ],
  ])('does not happen by %s from another site, which comes without the cookie', async (_, row, headers) => {
    const answer = await rig.ask(row, {
      headers: { 'sec-fetch-site': 'cross-site', ...(headers as Record<string, string>) },
    });
    expect(rig.services.received).toMatchObject([{ path: row.path, caller: { kind: 'anonymous' } }]);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('clear-site-data')).toBe(false);
  });

  it('takes the cookie back', async () => {
    const answer = await rig.ask(identityRoutes.logout, { headers: rig.withBearer });
    expect(answer.body.success).toBe(true);
    expect(answer.headers.get('set-cookie')).toContain(`${COOKIE}=; Max-Age=0`);
  });

  it('leaves the cookie when the service could not end the session', async () => {
    rig.services.failing.add('/api/auth/logout');
    const answer = await rig.ask(identityRoutes.logout, { headers: rig.withBearer });
    expect(answer.problem.status).toBe(503);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });
});

describe('a session', () => {
  it('starts with a cookie that scripts cannot read, and whose secret is in no body', async () => {
    const answer = await rig.ask(identityRoutes.login, { body: {} });
    expect(answer.headers.get('set-cookie')).toBe(
      `${COOKIE}=cookie-secret; Max-Age=1209600; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.get('x-careward-session-cookie')).toBeNull();
    expect(JSON.stringify(answer.body)).not.toContain('cookie-secret');
  });

  it('is found through identity while Redis is away', async () => {
    const alone = await rig.start({ REDIS_URL: 'redis://127.0.0.1:9' });
    const answer = await callRoute(alone.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(answer.status).toBe(200);
    await alone.close();
  });

  it.each(['{', 'null', '{"userId":1}', ''])('is found through identity when Redis holds %j', async (odd) => {
    const prefix = testPrefix();
    const redis = new Redis(engineAddresses().REDIS_URL);
    const hash = createHash('sha256').update(rig.person.bearer).digest('base64url');
    await redis.set(`${prefix}session:${hash}`, odd);
    redis.disconnect();
    const gateway = await rig.start({ REDIS_PREFIX: prefix });
    const answer = await callRoute(gateway.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(answer.status).toBe(200);
    await gateway.close();
  });

  it('has Secure and __Host- on https', async () => {
    const secure = await rig.start({ PUBLIC_URL: 'https://careward.example' });
    const { headers } = await callRoute(secure.url, identityRoutes.login, { body: {} });
    expect(headers.get('set-cookie')).toMatch(/^__Host-careward=cookie-secret; .*Secure/);
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    await secure.close();
  });
});
