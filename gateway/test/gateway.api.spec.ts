import { problem } from '@careward/contracts/problem';
import { parseConfig } from '@careward/platform/config/parse-config';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayEnvironment } from '../src/config.js';
import { startGateway } from '../src/start-gateway.js';
import { rawCall } from './raw-call.js';
import { stubServices, type StubServices } from './stub-services.js';

const PUBLIC_URL = 'http://localhost:3000';
const COOKIE = 'careward_3000';
const bearer = `cw_${'b'.repeat(43)}`;
const cookieSecret = 'c'.repeat(43);
const userId = randomUUID();
const json = { 'content-type': 'application/json' };

const webRoot = buildClient();
let services: StubServices;
let gateway: Awaited<ReturnType<typeof startGateway>>;

function buildClient(): string {
  const root = mkdtempSync(join(tmpdir(), 'careward-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), 'smaller');
  writeFileSync(
    join(root, 'index.html'),
    '<title>__BRAND_NAME__</title><script type="application/json">__CAREWARD_CONFIG__</script><meta nonce="__CSP_NONCE__">',
  );
  return root;
}

const start = (more: Record<string, string> = {}) => {
  const addresses = ['IDENTITY_URL', 'CARE_PROFILE_URL', 'COACH_URL', 'NOTIFICATIONS_URL', 'DISCOVERY_URL'];
  const there = Object.fromEntries(addresses.map((name) => [name, services.url]));
  const environment = {
    ...testEnvironment('gateway', testPrefix()),
    ...there,
    WEB_ROOT: webRoot,
    BRAND_NAME: 'Care <ward>',
    ...more,
  };
  return startGateway(parseConfig(gatewayEnvironment, environment));
};

beforeAll(async () => {
  services = await stubServices();
  gateway = await start();
});
afterAll(async () => {
  await gateway.close();
  await services.stop();
  rmSync(webRoot, { recursive: true });
});
beforeEach(() => {
  services.received.length = 0;
  services.sessions.clear();
  const session = {
    sessionId: randomUUID(),
    userId,
    role: 'caregiver' as const,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
  services.sessions.set(bearer, { ...session, credential: 'bearer' });
  services.sessions.set(cookieSecret, { ...session, credential: 'cookie' });
});

const call = (path: string, options: RequestInit = {}) =>
  fetch(`${gateway.url}${path}`, { redirect: 'manual', ...options });
const withCookie = { cookie: `${COOKIE}=${cookieSecret}` };
const problemOf = async (response: Response) => problem.parse(await response.json());

describe('a call', () => {
  it('reaches its service with an assertion and without anything a browser made up', async () => {
    const response = await call('/api/profile', {
      headers: {
        authorization: `Bearer ${bearer}`,
        'x-careward-assertion': 'forged',
        'x-careward-client': 'forged',
        'x-forwarded-for': '1.2.3.4',
        'x-eligibility-data': '{"condition":"dementia"}',
        'accept-language': 'es',
        'idempotency-key': 'k1',
      },
    });
    expect(response.status).toBe(200);
    const [received] = services.received;
    expect(received?.caller).toMatchObject({ kind: 'user', userId, role: 'caregiver' });
    expect(received?.headers).toMatchObject({ 'accept-language': 'es', 'idempotency-key': 'k1' });
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'x-eligibility-data'])
      expect(received?.headers).not.toHaveProperty(name);
    expect(received?.headers['x-careward-client']).not.toBe('forged');
  });

  it('is refused before it reaches a service when nobody is signed in', async () => {
    const response = await call('/api/profile');
    expect(response.status).toBe(401);
    expect((await problemOf(response)).code).toBe('not-signed-in');
    expect(services.received).toHaveLength(0);
  });

  it.each(['Bearer nonsense', `Bearer cw_${'x'.repeat(43)}`, 'Basic dTpw', `Bearer ${cookieSecret}`])(
    'is anonymous with %s',
    async (authorization) => {
      expect((await call('/api/profile', { headers: { authorization } })).status).toBe(401);
    },
  );

  it('has no route that is not in the table', async () => {
    const response = await call('/api/internal/sessions/resolve', {
      method: 'POST',
      headers: json,
      body: '{}',
    });
    expect(response.status).toBe(404);
    expect((await problemOf(response)).code).toBe('not-found');
    expect((await call('/internal/sessions/resolve', { method: 'POST' })).status).toBe(404);
  });

  it('passes a body on untouched, also one that is no JSON', async () => {
    await call('/api/auth/login', { method: 'POST', headers: json, body: '{"email": {"$gt":""' });
    expect(services.received[0]?.body).toBe('{"email": {"$gt":""');
  });

  it('is refused when its body is too large', async () => {
    const response = await call('/api/auth/login', {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(1_000_000),
    });
    expect(response.status).toBe(413);
    expect((await problemOf(response)).code).toBe('too-large');
    expect(services.received).toHaveLength(0);
  });
});

describe('an address', () => {
  it.each([
    ['a sign that is no escape', '/api/library?q=50%', '/api/library?q=50%'],
    ['a way up in a search', '/api/library?q=../x', '/api/library?q=../x'],
    ['a whole address in the request line', 'http://elsewhere.test/api/library?q=a', '/api/library?q=a'],
    ['an escaped letter', '/api/%6cibrary', '/api/library'],
    ['an escape inside an escape', '/api/library/%252e%252e%252fx', '/api/library/%252e%252e%252fx'],
  ])('reaches its service with %s', async (_, target, path) => {
    expect((await rawCall(gateway.url, target)).status).toBe(200);
    expect(services.received.map((received) => received.path)).toEqual([path]);
  });

  it.each([
    '/api/library/..',
    '/api/library/%2e%2E',
    '/api/library/.',
    '/api/library/%2e',
    '/api/library/%2e%2e%2finternal',
    '/api/library/a%2f..%2f..%2finternal',
    '/api/library/a\\..\\..\\..\\internal',
    '/api/library/a%5c..%5c..%5c..%5cinternal',
  ])('never leads to another one of the service: %s', async (target) => {
    const response = await rawCall(gateway.url, target);
    expect(response.status).toBe(404);
    expect((await problemOf(response)).code).toBe('not-found');
    expect(services.received).toHaveLength(0);
  });
});

describe('a cookie alone', () => {
  const changes = (headers: Record<string, string>, body: string | null = '{}') =>
    call('/api/profile', { method: 'POST', headers: { ...withCookie, ...headers }, body });

  it('is enough to read', async () => {
    expect((await call('/api/profile', { headers: withCookie })).status).toBe(200);
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
    expect((await changes(headers as Record<string, string>)).status).toBe(status);
  });

  it('still counts beside a bearer that nobody stands behind', async () => {
    const headers = { ...withCookie, authorization: `Bearer cw_${'x'.repeat(43)}` };
    expect((await call('/api/profile', { headers })).status).toBe(200);
  });

  it('cannot be forged with the bearer, nor the bearer with the cookie', async () => {
    expect((await call('/api/profile', { headers: { cookie: `${COOKIE}=${bearer}` } })).status).toBe(401);
  });

  it.each([
    ['another site', 'cross-site', { kind: undefined }],
    ['our page', 'same-origin', { kind: 'user' }],
    ['the address bar', 'none', { kind: 'user' }],
  ])('signs out by navigation from %s', async (_, site, caller) => {
    const response = await call('/api/logout', { headers: { ...withCookie, 'sec-fetch-site': site } });
    expect(services.received[0]?.caller.kind).toBe(caller.kind);
    expect(response.headers.has('set-cookie')).toBe(caller.kind === 'user');
  });

  // A browser keeps a Strict cookie to itself when another site calls: nobody is signed in then, so nobody is signed out.
  it.each([
    ['a navigation', '/api/logout', { 'sec-fetch-mode': 'navigate' }],
    [
      'a form',
      '/api/auth/logout',
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
    ],
  ])('survives %s from another site, which comes without it', async (_, path, headers) => {
    const response = await call(path, {
      method: path === '/api/logout' ? 'GET' : 'POST',
      headers: { 'sec-fetch-site': 'cross-site', ...headers },
    });
    expect(services.received).toMatchObject([{ path, caller: { kind: 'anonymous' } }]);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('clear-site-data')).toBe(false);
  });
});

describe('a session', () => {
  it('starts with a cookie that scripts cannot read, and whose secret is in no body', async () => {
    const response = await call('/api/auth/login', { method: 'POST', headers: json, body: '{}' });
    expect(response.headers.get('set-cookie')).toBe(
      `${COOKIE}=cookie-secret; Max-Age=1209600; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(response.headers.get('x-careward-session-cookie')).toBeNull();
    expect(await response.text()).not.toContain('cookie-secret');
  });

  it('ends with the cookie taken back', async () => {
    const response = await call('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(response.headers.get('set-cookie')).toContain(`${COOKIE}=; Max-Age=0`);
  });

  it('keeps its cookie when the service could not end it', async () => {
    services.failing.add('/api/auth/logout');
    const response = await call('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(response.status).toBe(503);
    expect(response.headers.has('set-cookie')).toBe(false);
    services.failing.clear();
  });

  it('is found through identity while Redis is away', async () => {
    const alone = await start({ REDIS_URL: 'redis://127.0.0.1:9' });
    const response = await fetch(`${alone.url}/api/profile`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(response.status).toBe(200);
    await alone.close();
  });

  it('has Secure and __Host- on https', async () => {
    const secure = await start({ PUBLIC_URL: 'https://careward.example' });
    const response = await fetch(`${secure.url}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: '{}',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-careward=cookie-secret; .*Secure/);
    expect(response.headers.get('strict-transport-security')).toContain('includeSubDomains');
    await secure.close();
  });
});

describe('dead letters', () => {
  const asked = (role: 'caregiver' | 'super_admin') => {
    const session = services.sessions.get(bearer);
    if (session) services.sessions.set(bearer, { ...session, role });
    return call('/api/admin/dead-letters', { headers: { authorization: `Bearer ${bearer}` } });
  };

  it('are gathered from every service for a super admin', async () => {
    const response = await asked('super_admin');
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(5);
  });

  it('are nobody else’s', async () => {
    expect((await asked('caregiver')).status).toBe(403);
    expect((await call('/api/admin/dead-letters')).status).toBe(401);
  });
});

describe('an outage', () => {
  it('of a service is a sentence and not an error page', async () => {
    const lonely = await start({ DISCOVERY_URL: 'http://127.0.0.1:9' });
    const response = await fetch(`${lonely.url}/api/library`);
    expect(response.status).toBe(503);
    expect(await problemOf(response)).toMatchObject({ code: 'unavailable' });
    expect(response.headers.get('retry-after')).not.toBeNull();
    await lonely.close();
  });

  it('of identity does not sign anybody out', async () => {
    const lonely = await start({ IDENTITY_URL: 'http://127.0.0.1:9' });
    const response = await fetch(`${lonely.url}/api/profile`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(response.status).toBe(503);
    await lonely.close();
  });
});

describe('too many calls', () => {
  it('are told when to come back, and others are not touched', async () => {
    const strict = await start({ RATE_LIMIT_FACTOR: '0.05' });
    const login = () => fetch(`${strict.url}/api/auth/login`, { method: 'POST', headers: json, body: '{}' });
    const answers = await Promise.all(Array.from({ length: 4 }, login));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${strict.url}/api/library`)).status).toBe(200);
    await strict.close();
  });
});

describe('an address in front of a proxy', () => {
  const from = (address: string) => ({ ...json, 'x-forwarded-for': address });

  it('shares its limit with the network it can move in, and with nobody else', async () => {
    const strict = await start({ TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '0.05' });
    const login = async (address: string) => {
      const headers = from(address);
      return (await fetch(`${strict.url}/api/auth/login`, { method: 'POST', headers, body: '{}' })).status;
    };
    for (const last of ['1', '2', '3']) expect(await login(`2001:db8:0:1::${last}`)).toBe(200);
    expect(await login('2001:db8:0:2::1')).toBe(429);
    expect(await login('2001:db8:1:1::1')).toBe(200);
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'])
      expect(await login(address)).toBe(200);
    expect(await login('192.0.2.1')).toBe(429);
    expect(await login('192.0.2.2')).toBe(200);
    await strict.close();
  });

  it('is known to services by a mark of its neighbourhood alone', async () => {
    const proxied = await start({ TRUSTED_PROXIES: '1' });
    for (const address of ['192.0.2.1', '192.0.2.200', '192.0.3.1'])
      await fetch(`${proxied.url}/api/library`, { headers: from(address) });
    const [one, neighbour, stranger] = services.received.map(({ headers }) => headers['x-careward-client']);
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(neighbour).toBe(one);
    expect(stranger).not.toBe(one);
    await proxied.close();
  });
});

describe('the web client', () => {
  it.each(['/', '/signup?token=abc', '/ai-coach', '/no/such/page'])(
    'is the answer at %s, with its configuration',
    async (path) => {
      const response = await call(path);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('Care &#60;ward&#62;');
      expect(html).toContain('"brandName":"Care \\u003cward>"');
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('sends files compressed, to be kept for a year', async () => {
    const response = await call('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/assets/gone.js', '/api/gone'])('is no answer at %s', async (path) => {
    expect((await call(path)).status).toBe(404);
  });

  it.each([
    ['true', true],
    ['TRUE', false],
    ['1', false],
    ['yes', false],
    ['false', false],
  ])('is told that the eligibility flag %j is %s', async (value, on) => {
    const flagged = await start({ FEATURE_ELIGIBILITY_ENABLED: value });
    expect(await (await fetch(`${flagged.url}/api/config`)).json()).toMatchObject({
      eligibilityFeatures: on,
    });
    await flagged.close();
  });
});

describe('every answer', () => {
  it.each(['/', '/api/profile', '/api/config', '/api/nothing', '/assets/app-1a2b.js'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await call(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('x-frame-options')).not.toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('to a call is never stored', async () => {
    expect((await call('/api/config')).headers.get('cache-control')).toBe('no-store');
  });
});
