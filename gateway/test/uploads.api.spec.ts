import { UPLOAD } from '@careward/contracts/coach/files';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { DECLARED_TYPE_HEADER } from '@careward/contracts/kernel/http';
import { problemOf } from '@careward/platform/http/problem';
import { tooManyRequests } from '@careward/platform/http/problem-error';
import { parseAnswer } from '@careward/testing/parse-answer';
import { addressOf } from '@careward/testing/call-route';
import { eventually } from '@careward/testing/eventually';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { serverTimeouts } from '../src/requests/refuse-unreadable.js';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

const { putFile: row, getFile } = coachRoutes;
const id = randomUUID();
const path = addressOf(row.path, { id });
const signed = `${path}?exp=1&sig=s`;
let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

type Body = Uint8Array | ReadableStream<Uint8Array>;

const put = (body: Body, headers: Record<string, string> = {}, url = rig.url) =>
  fetch(url + signed, { method: 'PUT', headers, body, duplex: 'half' });

/** A body that says no length. `pulled` counts what was read of it. */
function inParts(bytes: number, pulled = { bytes: 0 }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const part = Math.min(bytes - pulled.bytes, 64 * 1024);
      if (part === 0) return controller.close();
      pulled.bytes += part;
      controller.enqueue(new Uint8Array(part).fill(97));
    },
  });
}

describe('an upload', () => {
  it.each(['image/png', 'application/json', 'text/plain; charset=utf-8', 'x-of/no-kind'])(
    'goes on as it is, with the type that it was given beside it: %s',
    async (type) => {
      const bytes = new Uint8Array(200_000).fill(98);
      const answer = await parseAnswer(row, await put(bytes, { 'content-type': type }));
      expect(answer.body).toMatchObject({ id: expect.any(String) });
      const [received] = rig.services.received;
      expect(received).toMatchObject({ method: 'PUT', path: signed, caller: { kind: 'anonymous' } });
      expect(received?.body).toHaveLength(200_000);
      expect(received?.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': '200000',
        [DECLARED_TYPE_HEADER]: type,
      });
    },
  );

  it('needs no session, and no caller can write the header of its type', async () => {
    const { status } = await put(new Uint8Array(3), { [DECLARED_TYPE_HEADER]: 'image/png' });
    expect(status).toBe(200);
    expect(rig.services.received[0]?.headers[DECLARED_TYPE_HEADER]).toBeUndefined();
  });

  it.each([
    ['as long as may be', () => new Uint8Array(UPLOAD.bytes), 200],
    ['as long as may be, without a length', () => inParts(UPLOAD.bytes), 200],
    ['a byte longer', () => new Uint8Array(UPLOAD.bytes + 1), 413],
    ['a byte longer, without a length', () => inParts(UPLOAD.bytes + 1), 413],
    ['a megabyte longer, without a length', () => inParts(11 * 1024 * 1024), 413],
  ])('that is %s', async (_, body, status) => {
    const answer = await parseAnswer(row, await put(body()));
    expect(answer.status).toBe(status);
    // Nothing of one that is too long counts as a whole one behind the gateway.
    expect(rig.services.received).toHaveLength(status === 200 ? 1 : 0);
  });

  it('that is too long is told so in words', async () => {
    const { problem } = await parseAnswer(row, await put(inParts(UPLOAD.bytes + 1)));
    expect(problem.detail).toBe('Please select a file smaller than 10 MB.');
  });

  it('is held by no memory: it is read as fast as its service takes it, and ends there when it breaks off', async () => {
    const pulled = { bytes: 0 };
    const held: ServerResponse[] = [];
    rig.services.downloads.set(signed, (response) => void held.push(response));
    const left = new AbortController();
    const sent = fetch(rig.url + signed, {
      method: 'PUT',
      body: inParts(UPLOAD.bytes, pulled),
      duplex: 'half',
      signal: left.signal,
    });
    await eventually(() => expect(held).toHaveLength(1));
    const whole = new Promise((resolve) => setImmediate(resolve));
    await whole;
    expect(pulled.bytes).toBeLessThan(UPLOAD.bytes);
    left.abort();
    await expect(sent).rejects.toThrow();
    held[0]?.req.resume();
    await eventually(() => expect(held[0]?.destroyed).toBe(true));
    expect(held[0]?.req.complete).toBe(false);
  });

  it('has its own time, which is longer than that of a call', async () => {
    const timeouts = { ...serverTimeouts, request: 1, check: 20 };
    const gateway = await rig.start({}, { timeouts });
    const begun = performance.now();
    const slow = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (performance.now() - begun > 50) controller.close();
        else controller.enqueue(new Uint8Array(1));
      },
    });
    expect((await put(slow, {}, gateway.url)).status).toBe(200);
  });

  it('ends when its time is over', async () => {
    const gateway = await rig.start(
      {},
      { timeouts: { ...serverTimeouts, headers: 50, upload: 100, check: 20 } },
    );
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
    });
    const answer = put(endless, {}, gateway.url).then(
      ({ status }) => status,
      () => 408,
    );
    expect(await answer).toBe(408);
  });

  it('that its service refuses before it has read it is told why', async () => {
    rig.services.downloads.set(signed, (response) => {
      const { body, headers } = problemOf(tooManyRequests(5));
      response.writeHead(body.status, headers).end(JSON.stringify(body));
    });
    const answer = await parseAnswer(row, await put(new Uint8Array(5_000_000)));
    expect(answer.problem).toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  it('that its service refuses at once is told why', async () => {
    rig.services.failing.add(signed);
    const answer = await parseAnswer(row, await put(new Uint8Array(1_000_000)));
    expect(answer.problem).toMatchObject({ status: 503, code: 'unavailable' });
  });
});

it('a file that is had keeps the policy that its service gives it', async () => {
  const policy = "default-src 'none'; sandbox";
  rig.services.downloads.set(addressOf(getFile.path, { id }), (response) => {
    const headers = { 'content-type': 'image/png', 'content-security-policy': policy };
    response.writeHead(200, { ...headers, 'content-disposition': 'inline; filename=a.png' }).end('png');
  });
  const response = await rig.open(path, rig.withCookie);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename=a.png',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
});
