import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { gatewayRoutes } from '@careward/contracts/gateway/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import {
  CLIENT_HEADER,
  DEVICE_HEADER,
  REPLACES_HEADER,
  SESSION_COOKIE_HEADER,
} from '@careward/contracts/kernel/http';
import { callRoute } from '@careward/testing/call-route';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashCredential } from './cached-sessions.js';
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
  it.each([
    ['held by this browser', `${COOKIE}=any`, true],
    ['of another copy on this machine', 'careward_1=any', false],
    ['of somebody else', 'theme=dark', false],
  ])('is %s, which is said without asking whose it is', async (_, cookie, held) => {
    const answer = await rig.ask(gatewayRoutes.heldSession, { headers: { cookie } });
    expect(answer).toMatchObject({ status: 200, body: { cookie: held } });
    expect(rig.services.received).toHaveLength(0);
  });

  it('is enough for a GET', async () => {
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
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }, 415],
    ['a text', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 415],
  ])('may change something only from our own pages: %s', async (_, headers, status) => {
    const answer = await rig.ask(careProfileRoutes.saveProfile, {
      text: '{}',
      headers: { ...rig.withCookie, ...(headers as Record<string, string>) },
    });
    expect(answer.status).toBe(status);
  });

  it('still counts beside an unknown bearer', async () => {
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

  it.each([
    ['a navigation from another site', 'cross-site', identityRoutes.logoutPage],
    ['a call from another site', 'cross-site', identityRoutes.logout],
    ['a navigation from a sibling site', 'same-site', identityRoutes.logoutPage],
    ['a call from a sibling site', 'same-site', identityRoutes.logout],
  ])('cannot be started by %s that has the cookie sent', async (_, site, row) => {
    const headers = { ...rig.withCookie, 'sec-fetch-site': site };
    const answer = await rig.ask(row, { headers });
    expect(answer.problem).toMatchObject({ status: 403, code: 'foreign-origin' });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(rig.services.received).toHaveLength(0);
  });

  it('does not happen with HEAD, which changes nothing', async () => {
    for (const signedIn of [rig.withBearer, { ...rig.withCookie, 'sec-fetch-site': 'none' }]) {
      const headers = { ...signedIn } as Record<string, string>;
      const answer = await fetch(`${rig.url}/api/logout`, { method: 'HEAD', headers, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
    expect(rig.services.received.map(({ caller }) => caller.kind)).toEqual(['anonymous', 'anonymous']);
  });

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('does not happen in advance, as with %j', async (purpose) => {
    const headers = { ...rig.withCookie, 'sec-fetch-site': 'same-origin', ...purpose };
    const answer = await rig.ask(identityRoutes.logoutPage, { headers });
    expect(answer.problem).toMatchObject({ status: 403, code: 'in-advance' });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(rig.services.received).toEqual([]);
  });

  it('keeps the device cookie', async () => {
    const headers = { ...rig.withCookie, 'sec-fetch-site': 'same-origin' };
    const answer = await rig.ask(identityRoutes.logout, { headers });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(`${COOKIE}=; Max-Age=0`)]);
  });

  // A browser keeps a Strict cookie to itself when another site calls: nobody is signed in, so nobody is signed out.
  it('does not happen by a navigation from another site, which comes without the cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const answer = await rig.ask(identityRoutes.logoutPage, { headers });
    expect(rig.services.received).toMatchObject([{ path: '/api/logout', caller: { kind: 'anonymous' } }]);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.headers.has('clear-site-data')).toBe(false);
  });

  it('removes the session cookie also when it was asked for with the bearer', async () => {
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
    expect(answer.headers.getSetCookie()[0]).toBe(
      `${COOKIE}=cookie-secret; Max-Age=1209600; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.get(SESSION_COOKIE_HEADER)).toBeNull();
    expect(JSON.stringify(answer.body)).not.toContain('cookie-secret');
  });

  it('is found through identity while Redis is away', async () => {
    const alone = await rig.start({ REDIS_URL: 'redis://127.0.0.1:9' });
    const answer = await callRoute(alone.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(answer.status).toBe(200);
  });

  it('has Secure and __Host- on https', async () => {
    const secure = await rig.start({ PUBLIC_URL: 'https://careward.example' });
    const { headers } = await callRoute(secure.url, identityRoutes.login, { body: {} });
    const [session, device] = headers.getSetCookie();
    expect(session).toMatch(/^__Host-careward=cookie-secret; .*Secure/);
    expect(device).toMatch(/^__Host-careward-device=device-id\.device-mac; .*Secure/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('a browser that signs in', () => {
  const receivedHeaders = () => rig.services.received.map(({ headers }) => headers);
  const DEVICE = 'careward_device_3000';

  it('is given a cookie for the device, which scripts cannot read', async () => {
    const answer = await rig.ask(identityRoutes.login, { body: {} });
    expect(answer.headers.getSetCookie()[1]).toBe(
      `${DEVICE}=device-id.device-mac; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.has(DEVICE_HEADER)).toBe(false);
  });

  it('is known to identity by that cookie, and to nobody else', async () => {
    const headers = { ...rig.withBearer, cookie: `${DEVICE}=device-id.device-mac` };
    await rig.ask(identityRoutes.login, { body: {}, headers });
    await rig.ask(identityRoutes.forgotPassword, { body: {}, headers });
    await rig.ask(identityRoutes.currentUser, { headers });
    await rig.ask(careProfileRoutes.profile, { headers });
    const devices = receivedHeaders().map((received) => received[DEVICE_HEADER]);
    expect(devices).toEqual(['device-id.device-mac', 'device-id.device-mac', undefined, undefined]);
  });

  it.each(['x', 'a.b.c', 'a.b%0d%0ax-careward-assertion: c', `a.${'b'.repeat(100)}`, '%F0%9F%98%80.b'])(
    'is not known by a cookie that was none of ours: %s',
    async (value) => {
      const answer = await rig.ask(identityRoutes.login, {
        body: {},
        headers: { cookie: `${DEVICE}=${value}` },
      });
      expect(answer.status).toBe(200);
      expect(receivedHeaders()[0]).not.toHaveProperty(DEVICE_HEADER);
    },
  );

  it('has the session it presents replaced: identity gets the hashes of its credentials only', async () => {
    const headers = { ...rig.withBearer, ...rig.withCookie };
    await rig.ask(identityRoutes.login, { body: {}, headers });
    const { bearer, cookieSecret } = rig.person;
    expect(receivedHeaders()[0]).toMatchObject({
      [REPLACES_HEADER]: `${hashCredential(bearer)},${hashCredential(cookieSecret)}`,
    });
    expect(JSON.stringify(receivedHeaders())).not.toMatch(`${bearer}|${cookieSecret}`);
  });

  it('has no session replaced when it presents none, or calls another row', async () => {
    await rig.ask(identityRoutes.login, { body: {} });
    await rig.ask(careProfileRoutes.profile, { headers: rig.withBearer });
    for (const headers of receivedHeaders()) expect(headers).not.toHaveProperty(REPLACES_HEADER);
  });

  it('cannot set these headers itself', async () => {
    const made = { [DEVICE_HEADER]: 'a.b', [REPLACES_HEADER]: hashCredential('a'), [CLIENT_HEADER]: 'c' };
    await rig.ask(identityRoutes.login, { body: {}, headers: made });
    const [headers] = receivedHeaders();
    expect(headers).not.toHaveProperty(DEVICE_HEADER);
    expect(headers).not.toHaveProperty(REPLACES_HEADER);
    expect(headers?.[CLIENT_HEADER]).not.toBe('c');
  });
});

describe('the cookie header', () => {
  it('is never passed on to a service', async () => {
    const headers = { ...rig.withCookie, ...json, 'sec-fetch-site': 'same-origin' };
    await rig.ask(identityRoutes.login, { body: {}, headers });
    await rig.ask(careProfileRoutes.saveProfile, { body: {}, headers });
    expect(rig.services.received).toHaveLength(2);
    for (const { headers } of rig.services.received) expect(headers).not.toHaveProperty('cookie');
  });
});
