import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { routeTable } from '@careward/contracts/route-table';
import { parseAnswer } from '@careward/testing/parse-answer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { expectSecurityHeaders } from './expect-security-headers.js';
import { gatewayRig, json, noRow, PUBLIC_URL, type GatewayRig } from './gateway-rig.js';
import { rawCall, rawExchange } from './raw-call.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig({ FEATURE_ELIGIBILITY_ENABLED: 'true' });
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

describe('a page of another site', () => {
  const changing = routeTable.filter(({ method }) => method !== 'GET');
  const ipHasher: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    { origin: 'https://evil.test' },
    { origin: 'http://localhost:3001' },
    { origin: 'null' },
  ];

  it.each(changing.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'can change nothing by %s, whoever is signed in',
    async (_, row) => {
      for (const mark of ipHasher) {
        const answer = await rig.ask(row, { text: '{}', headers: { ...rig.withBearer, ...mark } });
        expect(answer.problem).toMatchObject({ status: 403, code: 'foreign-origin' });
      }
      expect(rig.services.received).toHaveLength(0);
      expect(rig.services.resolved).toHaveLength(0);
    },
  );

  it('is refused before its body is read', async () => {
    const mark = { 'sec-fetch-site': 'cross-site' };
    const answer = await rig.ask(identityRoutes.login, { text: 'x'.repeat(1_000_000), headers: mark });
    expect(answer.status).toBe(403);
  });

  it('may read what is public', async () => {
    for (const mark of ipHasher)
      expect((await rig.ask(discoveryRoutes.library, { headers: mark })).status).toBe(200);
  });
});

describe('a call that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['by a client that is no browser', {}],
    ['by our own page', { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL }],
    ['by our own page, in a browser that says only the origin', { origin: PUBLIC_URL }],
    ['by the person in the browser itself', { 'sec-fetch-site': 'none' }],
  ])('is accepted when made %s', async (_, headers) => {
    expect((await rig.ask(identityRoutes.login, { body: {}, headers })).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/octet-stream',
    'nonsense',
  ])('of the type %s is refused in a sentence', async (type) => {
    const answer = await rig.ask(identityRoutes.login, { text: '{}', headers: { 'content-type': type } });
    expect(answer.problem).toMatchObject({
      status: 415,
      code: 'not-json',
      detail: 'Please send this as JSON.',
    });
    expect(rig.services.received).toHaveLength(0);
  });

  it('of no type is refused', async () => {
    const lines = [
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      'Content-Length: 2',
    ];
    const response = await rawExchange(rig.url, `${lines.join('\r\n')}\r\n\r\n{}`);
    expect((await parseAnswer(noRow('POST', '/'), response)).problem.code).toBe('not-json');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of the type %s reaches its service',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await rig.ask(identityRoutes.login, { text: '{"a":1}', headers })).status).toBe(200);
      expect(rig.services.received).toMatchObject([{ body: '{"a":1}', headers: json }]);
    },
  );

  it('may be missing where the route has none', async () => {
    expect((await rig.ask(identityRoutes.logout, { headers: rig.withBearer })).status).toBe(200);
  });
});

describe('the host that a request is for', () => {
  it('may be the address that a probe connects to, and no other address', async () => {
    const probed = await rig.start({ HOST: '127.0.0.2' });
    const at = async (host: string) => (await rawCall(probed.url, '/api/library', 'GET', { host })).status;
    expect([await at('127.0.0.2'), await at('127.0.0.2:3000'), await at('127.0.0.3')]).toEqual([
      200, 200, 421,
    ]);
  });

  it.each([
    ['ours twice', 'Host: localhost', 'Host: localhost'],
    ['ours and another', 'Host: localhost', 'host: evil.test'],
    ['another and ours', 'HOST: evil.test', 'Host: localhost'],
  ])('is refused when there are two of them: %s', async (_, ...hosts) => {
    const lines = ['GET /api/library HTTP/1.1', ...hosts, 'Connection: close'];
    const answer = await parseAnswer(
      noRow('GET', '/'),
      await rawExchange(rig.url, `${lines.join('\r\n')}\r\n\r\n`),
    );
    expect(answer.problem).toMatchObject({ status: 400, code: 'host-missing' });
    expect(rig.services.received).toEqual([]);
  });

  const problemAt = async (target: string, host: string) =>
    parseAnswer(noRow('GET', '/'), await rawCall(rig.url, target, 'GET', { host }));

  it.each(['localhost', 'localhost:3000', 'LocalHost:1', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000'])(
    'may be this machine: %s',
    async (host) => {
      expect((await rawCall(rig.url, '/api/library', 'GET', { host })).status).toBe(200);
    },
  );

  it.each([
    'evil.test',
    'evil.test:3000',
    'localhost.evil.test',
    '127.0.0.1.evil.test:3000',
    'localhost@evil.test',
    'localhost:3000@evil.test',
    'localhost/evil.test',
    '192.168.1.5:3000',
    '[::2]:3000',
  ])('is refused when it is %j', async (host) => {
    const answer = await problemAt('/api/library', host);
    expect(answer.problem).toMatchObject({ status: 421, code: 'wrong-host' });
    expect(answer.problem.detail).toContain(PUBLIC_URL);
    expect(rig.services.received).toHaveLength(0);
  });

  it.each(['/', '/ai-coach', '/assets/app-1a2b.js', '/api/config', '/api/gone', '/api/library/%zz', '/%'])(
    'is checked at %s, and the answer has the security headers',
    async (target) => {
      const answer = await problemAt(target, 'evil.test');
      expect(answer.status).toBe(421);
      expectSecurityHeaders(answer.headers);
    },
  );

  it.each([
    'http://evil.test/api/library',
    'http://evil.test/',
    'http://evil.test/api/library/%zz',
    'http://a@b/',
  ])('is also checked in the request line: %s', async (target) => {
    expect((await problemAt(target, 'localhost')).problem.code).toBe('wrong-host');
  });

  it('is ours in the header too when the request line names us', async () => {
    const { problem } = await problemAt('http://localhost/api/library', 'evil.test');
    expect(problem).toMatchObject({ status: 421, code: 'wrong-host' });
    expect(rig.services.received).toHaveLength(0);
  });

  it.each(['1.1', '1.0'])('has to be named in HTTP/%s too', async (version) => {
    const response = await rawExchange(rig.url, `GET / HTTP/${version}\r\nConnection: close\r\n\r\n`);
    const answer = await parseAnswer(noRow('GET', '/'), response);
    expect(answer.problem).toMatchObject({ status: 400, code: 'host-missing' });
    expectSecurityHeaders(answer.headers);
  });

  it('is our public one or this machine, whatever a proxy says beside it', async () => {
    const proxied = await rig.start({ PUBLIC_URL: 'https://careward.example', TRUSTED_PROXIES: '1' });
    const ask = async (headers: Record<string, string>) =>
      (await rawCall(proxied.url, '/api/library', 'GET', headers)).status;
    expect(await ask({ host: 'careward.example' })).toBe(200);
    expect(await ask({ host: 'Careward.example:443', 'x-forwarded-host': 'evil.test' })).toBe(200);
    expect(await ask({ host: 'localhost:8080' })).toBe(200);
    expect(await ask({ host: 'evil.test', 'x-forwarded-host': 'careward.example' })).toBe(421);
  });
});
