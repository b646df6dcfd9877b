import { coachRoutes } from '@careward/contracts/coach/routes';
import { MINUTE } from '@careward/contracts/kernel/limits';
import type { Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

/** Its deadline as a call is far shorter than a stream of it lasts here. */
const row: Route = { ...coachRoutes.sendMessage, deadline: 50 };
const routes = [...routeTable.filter(({ path, method }) => path !== row.path || method !== row.method), row];
const streams = { idle: 10 * MINUTE, sessionCheck: 20 };
const PATH = '/api/chat/conversations/7/messages';

let rig: GatewayRig;
let gateway: Awaited<ReturnType<GatewayRig['start']>>;
let responses: ServerResponse[];

beforeAll(async () => {
  rig = await gatewayRig();
  gateway = await rig.start({}, { routes, streams });
});
afterAll(() => rig.stop());
beforeEach(() => {
  rig.reset();
  responses = [];
  rig.services.streams.set(PATH, (response) => {
    response.write('0');
    responses.push(response);
  });
});

async function follow(headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const answer = await fetch(gateway.url + PATH, {
    method: 'POST',
    headers: {
      ...rig.withBearer,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'br',
      ...headers,
    },
    body: JSON.stringify({ content: 'How do I bathe her?' }),
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  return { answer, next, abort };
}
const rechecks = (more: number) => {
  const enough = rig.services.rechecked.length + more;
  return eventually(() => expect(rig.services.rechecked.length).toBeGreaterThanOrEqual(enough));
};

describe('a message whose answer is followed', () => {
  it('is answered part by part, unbuffered and uncompressed, past the deadline of the call', async () => {
    const { answer, next } = await follow();
    const { headers } = answer;
    expect([answer.status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(
      ['x-accel-buffering', 'content-encoding', 'cache-control'].map((name) => headers.get(name)),
    ).toEqual(['no', null, 'no-store']);
    expect(await next()).toBe('0');
    await rechecks(5);
    responses[0]?.write('1');
    expect(await next()).toBe('1');
    responses[0]?.end();
    expect(await next()).toBeUndefined();
  });

  it('is cut when its person signs out', async () => {
    const { next } = await follow();
    expect(await next()).toBe('0');
    rig.services.sessions.clear();
    await expect(next()).rejects.toThrow('terminated');
    await eventually(() => expect(responses[0]?.destroyed).toBe(true));
  });

  it('takes no credential of a cookie from another site', async () => {
    const { answer } = await follow({ ...rig.withCookie, authorization: '', origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(responses).toEqual([]);
  });

  it('is a call like any other for who accepts JSON, with its deadline', async () => {
    const { answer, next } = await follow({ accept: 'application/json' });
    expect(answer.headers.get('x-accel-buffering')).toBeNull();
    expect(await next()).toBe('0');
    // Nothing more comes.
    await expect(next()).rejects.toThrow('terminated');
  });
});
