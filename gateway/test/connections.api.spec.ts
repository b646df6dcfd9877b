import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { STREAM } from '@careward/contracts/kernel/limits';
import { routeTable } from '@careward/contracts/route-table';
import { eventually } from '@careward/testing/eventually';
import { parseAnswer } from '@careward/testing/parse-answer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverTimeouts } from '../src/requests/refuse-unreadable.js';
import { gatewayRig, noRow, type GatewayRig } from './gateway-rig.js';
import { rawExchange } from './raw-call.js';

let rig: GatewayRig;
const LIBRARY = discoveryRoutes.library.path;
const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

/** The problem that comes back, which has to be a whole answer with the headers that any answer has. */
async function refusalOf(response: Response) {
  const answer = await parseAnswer(noRow('GET', '/'), response);
  const { headers } = answer;
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('connection')).toBe('close');
  expect(answer.problem.detail).toMatch(/^[A-Z].+\. Please .+\.$/);
  return answer.problem;
}

describe('a body that is too large', () => {
  it.each([
    ['by its length', (body: string) => ['Content-Length: ' + body.length, body] as const],
    [
      'in one chunk',
      (body: string) =>
        ['Transfer-Encoding: chunked', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`] as const,
    ],
  ])('is read to its end, so that the refusal reaches who is still sending it (%s)', async (_, sent) => {
    const [header, body] = sent('x'.repeat(1_000_000));
    const { hostname, port } = new URL(rig.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(
      request('POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', header),
    );
    socket.write(body.slice(0, 200_000));
    const [refusal] = (await once(socket, 'data')) as [string];
    expect(refusal).toMatch(/^HTTP\/1\.1 413/);
    socket.write(body.slice(200_000));
    socket.write(request(`GET ${LIBRARY} HTTP/1.1`, 'Host: localhost', 'Connection: close'));
    expect(await text(socket)).toMatch(/HTTP\/1\.1 200/);
    expect(rig.services.received).toHaveLength(1);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['something that is not HTTP', request('hello')],
    ['a method that does not exist', request('FOO / HTTP/1.1', 'Host: localhost')],
    ['another version', request('GET / HTTP/9.9', 'Host: localhost')],
    ['a space in the address', request('GET /a b HTTP/1.1', 'Host: localhost')],
    ['a header without a value', request('GET / HTTP/1.1', 'Host: localhost', 'nonsense')],
    [
      'two lengths of a body',
      request('POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    ],
    [
      'a chunk without a length',
      `${request('POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
    ],
  ])('is refused in a sentence: %s', async (_, bytes) => {
    const refused = await refusalOf(await rawExchange(rig.url, bytes));
    expect(refused).toMatchObject({ status: 400, code: 'unreadable-request' });
    expect(rig.services.received).toHaveLength(0);
  });

  it('is refused in a sentence when the headers are too large', async () => {
    const bytes = request('GET / HTTP/1.1', 'Host: localhost', `Cookie: a=${'x'.repeat(20_000)}`);
    const refused = await refusalOf(await rawExchange(rig.url, bytes));
    expect(refused).toMatchObject({ status: 431, code: 'headers-too-large' });
  });

  it('is told on a connection that was used before, too', async () => {
    const { hostname, port } = new URL(rig.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(request(`GET ${LIBRARY} HTTP/1.1`, 'Host: localhost'));
    const [first] = (await once(socket, 'data')) as [string];
    expect(first).toMatch(/^HTTP\/1\.1 200/);
    socket.write(request('nonsense'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  it('is not written into an answer that has begun', async () => {
    rig.services.instead.set(LIBRARY, { status: 200, body: 'x'.repeat(1_000) });
    rig.services.troubled.set(LIBRARY, 'half an answer');
    const { hostname, port } = new URL(rig.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(request(`GET ${LIBRARY} HTTP/1.1`, 'Host: localhost'));
    const [first] = (await once(socket, 'data')) as [string];
    socket.write(request('nonsense'));
    const answer = first + (await text(socket));
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('does not include an expectation that we do not know', async () => {
    const bytes = request(
      `GET ${LIBRARY} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Expect: nonsense',
    );
    expect((await rawExchange(rig.url, bytes)).status).toBe(200);
  });
});

describe('a connection', () => {
  const hasty = { ...serverTimeouts, headers: 100, check: 20 };

  it.each([
    ['in its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', hasty],
    [
      'in its body',
      `${request('POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 10')}{`,
      { ...hasty, request: 200 },
    ],
  ])('that stops %s is told so and closed', async (_, bytes, timeouts) => {
    const gateway = await rig.start({}, { timeouts });
    const refused = await refusalOf(await rawExchange(gateway.url, bytes));
    expect(refused).toMatchObject({ status: 408, code: 'request-too-slow' });
  });

  it('on which nothing moves is closed', async () => {
    const gateway = await rig.start({}, { timeouts: { ...serverTimeouts, connection: 100 } });
    rig.services.troubled.set(LIBRARY, 'no answer');
    await expect(fetch(`${gateway.url}${LIBRARY}`)).rejects.toThrow('fetch failed');
    await eventually(() => expect(rig.services.received).toHaveLength(1));
    rig.services.release();
  });

  it('is open for as long as any row may take', () => {
    const longest = Math.max(STREAM.idle, ...routeTable.map(({ deadline }) => deadline));
    expect(serverTimeouts.connection).toBeGreaterThan(longest);
    expect(serverTimeouts.headers).toBeLessThan(serverTimeouts.request);
  });

  it('is served to its end while the gateway closes', async () => {
    const gateway = await rig.start();
    rig.services.troubled.set(LIBRARY, 'no answer');
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const answered = text(socket);
    const ask = () => socket.write(request(`GET ${LIBRARY} HTTP/1.1`, 'Host: localhost'));
    ask();
    await eventually(() => expect(rig.services.received).toHaveLength(1));
    const closed = gateway.close();
    await eventually(() => expect(fetch(gateway.url)).rejects.toThrow('fetch failed'));
    ask();
    await eventually(() => expect(rig.services.received).toHaveLength(2));
    rig.services.release();
    expect((await answered).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    await closed;
  });
});
