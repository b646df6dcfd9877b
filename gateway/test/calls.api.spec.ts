import { jobQueues, services } from '@careward/contracts/kernel/service';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import { gatewayRoutes, queueBoardRoute } from '@careward/contracts/gateway/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { ASSERTION_HEADER, CLIENT_HEADER, SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { callRoute } from '@careward/testing/call-route';
import { parseAnswer } from '@careward/testing/parse-answer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayRig, noRow, NOWHERE, type GatewayRig } from './gateway-rig.js';
import { rawCall } from './raw-call.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

describe('a call', () => {
  it('reaches its service with an assertion and without anything a browser made up', async () => {
    const answer = await rig.ask(careProfileRoutes.profile, {
      headers: {
        ...rig.withBearer,
        ...rig.withCookie,
        [ASSERTION_HEADER]: 'forged',
        [CLIENT_HEADER]: 'forged',
        'x-forwarded-for': '1.2.3.4',
        'x-eligibility-data': '{"condition":"dementia"}',
        'accept-language': 'es',
        'idempotency-key': 'k1',
      },
    });
    expect(answer.body.name).toBe('Ana Ruiz');
    const [received] = rig.services.received;
    const { userId } = rig.person;
    expect(received?.caller).toMatchObject({ kind: 'user', userId, role: 'caregiver' });
    expect(received?.headers).toMatchObject({ 'accept-language': 'es', 'idempotency-key': 'k1' });
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'x-eligibility-data'])
      expect(received?.headers).not.toHaveProperty(name);
    expect(received?.headers[CLIENT_HEADER]).not.toBe('forged');
  });

  it('is refused before it reaches a service when nobody is signed in', async () => {
    const answer = await rig.ask(careProfileRoutes.profile);
    expect(answer.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(rig.services.received).toHaveLength(0);
  });

  it('to what the route table does not have is answered 404', async () => {
    for (const path of ['/api/internal/sessions/resolve', '/internal/sessions/resolve']) {
      const answer = await rig.ask(noRow('POST', path), { body: {} });
      expect(answer.problem).toMatchObject({ status: 404, code: 'no-such-address' });
    }
  });

  it.each([
    ['DELETE', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['TRACE', '/api/profile', 'GET, POST, PATCH, HEAD'],
    ['OPTIONS', '/api/profile', 'GET, POST, PATCH, HEAD'],
    ['PUT', '/api/library/falls', 'GET, HEAD'],
    ['QUERY', '/api/profile', 'GET, POST, PATCH, HEAD'],
    ['PROPFIND', '/api/library', 'GET, HEAD'],
  ])('with another method is answered 405 with the allowed ones: %s %s', async (method, path, allowed) => {
    const response = await rawCall(rig.url, path, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(rig.services.received).toHaveLength(0);
    expect((await parseAnswer(noRow('GET', path), response)).problem.code).toBe('method-not-allowed');
  });

  it('gets ids of our own, whatever a stranger sends as one', async () => {
    const strange = {
      'x-correlation-id': 'seen-by-a-stranger',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    };
    const { headers } = await rig.ask(careProfileRoutes.profile, {
      headers: { ...rig.withBearer, ...strange },
    });
    const [received] = rig.services.received;
    expect(headers.get('x-correlation-id')).toBe(received?.headers['x-correlation-id']);
    for (const [name, value] of Object.entries(strange)) expect(received?.headers[name]).not.toBe(value);
    expect(received?.headers['x-correlation-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['/api/notifications/stream', '/api/account/export'])(
    'is refused as HEAD where that would open what nobody reads: %s',
    async (path) => {
      const response = await rawCall(rig.url, path, 'HEAD', rig.withCookie);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
      expect(rig.services.received).toHaveLength(0);
    },
  );

  it('is refused as QUERY where the table has no row', async () => {
    const response = await rawCall(rig.url, '/api/nowhere', 'QUERY');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/', '/ai-coach', '/assets/app-1a2b.js', '/nowhere', '/api/nowhere', '/queues', '*'])(
    'is refused as TRACE at %s, which would show what a proxy added',
    async (path) => {
      const response = await rawCall(rig.url, path, 'TRACE', rig.withCookie);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      const { problem } = await parseAnswer(noRow('GET', path), response);
      expect(problem.code).toBe('method-not-allowed');
    },
  );

  it('passes a body on untouched, also one that is no JSON', async () => {
    const text = '{"email": {"$gt":""';
    expect((await rig.ask(identityRoutes.login, { text })).status).toBe(200);
    expect(rig.services.received[0]?.body).toBe(text);
  });

  it.each<[string, Route, string | undefined]>(
    [identityRoutes.logout, identityRoutes.deleteAccount].flatMap((row) => [
      [row.path, row, undefined],
      [row.path, row, ''],
      [row.path, row, '{}'],
    ]),
  )('that needs no body takes none, an empty one and {} alike: %s', async (_path, row, text) => {
    const body = text === undefined ? {} : { text };
    expect((await rig.ask(row, { headers: rig.withBearer, ...body })).status).toBe(200);
    expect(rig.services.received).toMatchObject([{ path: row.path, caller: { kind: 'user' } }]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'of a mail program may carry %s, which goes no further',
    async (type) => {
      const answer = await rig.ask(notificationsRoutes.oneClickUnsubscribe, {
        params: { token: 'abc' },
        text: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(200);
      expect(rig.services.received).toMatchObject([
        { method: 'POST', path: '/api/unsubscribe/one-click/abc', body: '', caller: { kind: 'anonymous' } },
      ]);
    },
  );

  it('with a body of another content type is refused', async () => {
    const answer = await rig.ask(identityRoutes.login, {
      text: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.problem.status).toBe(415);
    expect(rig.services.received).toHaveLength(0);
  });

  it('passes on the headers that say how a browser came to make it', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' };
    await rig.ask(notificationsRoutes.unsubscribe, { params: { token: 'abc' }, headers });
    expect(rig.services.received[0]?.headers).toMatchObject(headers);
  });

  it('is refused when its body is too large', async () => {
    const answer = await rig.ask(identityRoutes.login, { text: 'x'.repeat(1_000_000) });
    expect(answer.problem).toMatchObject({ status: 413, code: 'too-large' });
    expect(rig.services.received).toHaveLength(0);
  });
});

describe('what a browser may keep of an answer', () => {
  it.each([
    [discoveryRoutes.library, 'no-cache'],
    [discoveryRoutes.topic, 'no-cache'],
    [gatewayRoutes.config, 'no-store'],
    [careProfileRoutes.profile, 'no-store'],
  ] as const)('$path: %s', async ({ path }, cacheControl) => {
    const { headers, status } = await rig.open(path.replace(':id', 'falls'), rig.withBearer);
    expect([status, headers.get('cache-control')]).toEqual([200, cacheControl]);
  });
});

describe('an answer', () => {
  it('shows nothing that our processes say to each other', async () => {
    rig.services.instead.set(discoveryRoutes.library.path, {
      status: 200,
      headers: { [SESSION_COOKIE_HEADER]: 's; 1', 'x-careward-anything': 'x', 'keep-alive': 'timeout=1' },
      body: [],
    });
    const { headers } = await rawCall(rig.url, discoveryRoutes.library.path);
    for (const name of [SESSION_COOKIE_HEADER, 'x-careward-anything', 'set-cookie'])
      expect(headers.has(name)).toBe(false);
    expect(headers.get('keep-alive')).not.toBe('timeout=1');
  });

  it.each([
    ['a call', '/api/library'],
    ['a call of somebody signed in', '/api/profile'],
    ['an own answer', '/api/config'],
    ['a refusal', '/api/admin/dead-letters'],
    ['a redirect', '/api/login'],
    ['nothing there', '/api/gone'],
    ['a call that is only sent', '/api/auth/login'],
    ['a page', '/ai-coach'],
    ['a file', '/assets/app-1a2b.js'],
  ])('has the same status and headers for HEAD, and no body: %s', async (_, path) => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => rawCall(rig.url, path, method, rig.withBearer)),
    );
    expect(head?.status).toBe(get?.status);
    expect(lasting(head?.headers)).toEqual(lasting(get?.headers));
    expect(await head?.text()).toBe('');
    expect(rig.services.received.map(({ method }) => method).sort()).toEqual(
      rig.services.received.length > 0 ? ['GET', 'HEAD'] : [],
    );
  });

  /** What does not differ from one answer to the next. */
  const lasting = (headers = new Headers()) => {
    const {
      date: _,
      'x-correlation-id': __,
      'content-security-policy': policy,
      ...others
    } = Object.fromEntries(headers.entries());
    return { ...others, policy: policy?.replaceAll(/nonce-\w+/g, 'nonce') };
  };
});

describe('an address', () => {
  it.each([
    ['a sign that is no escape', '/api/library?q=50%', '/api/library?q=50%'],
    ['a way up in a search', '/api/library?q=../x', '/api/library?q=../x'],
    ['a whole address in the request line', 'http://localhost/api/library?q=a', '/api/library?q=a'],
    ['an escaped letter', '/api/%6cibrary', '/api/library'],
  ])('reaches its service with %s', async (_, target, path) => {
    const answer = await parseAnswer(discoveryRoutes.library, await rawCall(rig.url, target));
    expect(answer.status).toBe(200);
    expect(rig.services.received.map((received) => received.path)).toEqual([path]);
  });

  it('reaches its service with an escape inside an escape', async () => {
    const answer = await rig.ask(discoveryRoutes.topic, { params: { id: '%2e%2e%2fx' } });
    expect(answer.status).toBe(200);
    expect(rig.services.received).toMatchObject([{ path: '/api/library/%252e%252e%252fx' }]);
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
    const answer = await parseAnswer(discoveryRoutes.topic, await rawCall(rig.url, target));
    expect(answer.problem).toMatchObject({ status: 404, code: 'no-such-address' });
    expect(rig.services.received).toHaveLength(0);
  });
});

describe('dead letters', () => {
  const asked = () => rig.ask(gatewayRoutes.deadLetters, { headers: rig.withBearer });

  it('are gathered from every service for a super admin', async () => {
    rig.reset('super_admin');
    const { letters, notReached } = (await asked()).body;
    expect(letters).toHaveLength(services.length);
    expect(notReached).toEqual([]);
  });

  it('are shown for the services that answer, with the names of those that do not', async () => {
    rig.reset('super_admin');
    const partly = await rig.start({ COACH_URL: NOWHERE, DISCOVERY_URL: NOWHERE });
    const answer = await callRoute(partly.url, gatewayRoutes.deadLetters, { headers: rig.withBearer });
    expect(answer.body.letters).toHaveLength(services.length - 2);
    expect(answer.body.notReached).toEqual(['coach', 'discovery']);
  });

  it('are refused to everybody but super admins', async () => {
    expect((await asked()).problem.status).toBe(403);
    expect((await rig.ask(gatewayRoutes.deadLetters)).problem.status).toBe(401);
  });
});

describe('the queues of jobs', () => {
  const list = queueBoardRoute('/queues');
  const metrics = queueBoardRoute('/queues/:queueName/metrics');
  const job = queueBoardRoute('/queues/:queueName/:jobId');
  const headers = () => rig.withCookie;
  beforeEach(() => rig.reset('super_admin'));

  it('are listed by the services that own them', async () => {
    const { body } = await rig.ask(list, { headers: headers(), query: { activeQueue: 'mail', page: '2' } });
    expect(body).toEqual({
      queues: Object.values(jobQueues).flatMap((names) => names.map((name) => ({ name }))),
    });
    const query = { activeQueue: 'mail', page: '2' };
    expect(rig.services.queueQuestions.map(({ question }) => question)).toEqual(
      Object.keys(jobQueues).map(() => ({ read: '/queues', params: {}, query })),
    );
  });

  it('leave out the queues of a service that does not answer', async () => {
    const partly = await rig.start({ NOTIFICATIONS_URL: NOWHERE });
    const { body } = await callRoute(partly.url, list, { headers: headers() });
    expect(body).toEqual({ queues: [{ name: 'discovery-crawl' }] });
    const { problem } = await callRoute(partly.url, metrics, {
      headers: headers(),
      params: { queueName: 'mail' },
    });
    expect(problem.status).toBe(503);
  });

  it.each(Object.entries(jobQueues).flatMap(([owner, names]) => names.map((name) => [name, owner] as const)))(
    'the queue %s is asked of %s alone',
    async (queueName, owner) => {
      const { body } = await rig.ask(metrics, { headers: headers(), params: { queueName } });
      expect(body).toEqual({ of: owner });
      expect(rig.services.queueQuestions).toHaveLength(1);
    },
  );

  it.each([
    ['queue', { queueName: 'x', jobId: '1' }],
    ['job', { queueName: 'mail', jobId: 'gone' }],
  ])('answer 404 for a %s that does not exist', async (_, params) => {
    expect((await rig.ask(job, { headers: headers(), params })).problem.status).toBe(404);
  });

  it.each(['jobsPerPage=301', 'page=x', 'status=gone', 'page=1&page=2', `activeQueue=${'x'.repeat(101)}`])(
    'are not asked with %s',
    async (query) => {
      const answer = await rig.open(`${QUEUE_BOARD}/api/queues?${query}`, headers());
      expect(answer.status).toBe(400);
      expect(rig.services.queueQuestions).toEqual([]);
    },
  );

  it('do not extend the session: an open page asks for them by itself', async () => {
    await rig.ask(list, { headers: headers() });
    expect(rig.services.resolved).toEqual([]);
    expect(rig.services.rechecked).toHaveLength(1);
  });
});

describe('the description of what can be called', () => {
  it.each<[Route, string, RegExp]>([
    [gatewayRoutes.docs, 'openapi', /^3\.1\./],
    [gatewayRoutes.eventDocs, 'asyncapi', /^3\./],
  ])('$path is for super admins', async (row, field, version) => {
    rig.reset('super_admin');
    const { body } = await rig.ask(row, { headers: rig.withBearer });
    expect(Reflect.get(body as object, field)).toMatch(version);
    rig.reset('caregiver');
    expect((await rig.ask(row, { headers: rig.withBearer })).problem.status).toBe(403);
    expect((await rig.ask(row)).problem.status).toBe(401);
  });
});

describe('an outage', () => {
  it('of a service is a sentence and not an error page', async () => {
    const lonely = await rig.start({ DISCOVERY_URL: NOWHERE });
    const answer = await callRoute(lonely.url, discoveryRoutes.library);
    expect(answer.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });

  it('of identity does not sign anybody out', async () => {
    const lonely = await rig.start({ IDENTITY_URL: NOWHERE });
    const answer = await callRoute(lonely.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(answer.problem.status).toBe(503);
  });
});
