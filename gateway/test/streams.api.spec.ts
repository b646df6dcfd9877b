import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { resolveSession } from '@careward/contracts/identity/internal-calls';
import { HOUR, MINUTE, STREAM } from '@careward/contracts/kernel/limits';
import type { Route } from '@careward/contracts/kernel/route';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { routeTable } from '@careward/contracts/route-table';
import { callRoute } from '@careward/testing/call-route';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { CachedSessions, hashCredential } from './cached-sessions.js';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

const row: Route = { ...notificationsRoutes.notificationStream, deadline: 50 };
const forAdmins: Route = { ...discoveryRoutes.discoveryStream, deadline: 50 };
const routes = [
  ...routeTable.filter(({ path }) => path !== row.path && path !== forAdmins.path),
  row,
  forAdmins,
];
/** What a test leaves silent is not cut for that while it waits for another reason. */
const streams = { idle: 10 * MINUTE, sessionCheck: 20 };

let rig: GatewayRig;
let gateway: Awaited<ReturnType<GatewayRig['start']>>;
/** The service's side of the streams that are open. */
let responses: ServerResponse[];

type Headers = Record<string, string>;

beforeAll(async () => {
  rig = await gatewayRig();
  gateway = await rig.start({}, { routes, streams });
});
afterAll(() => rig.stop());
beforeEach(() => reset());

function reset(role?: 'super_admin') {
  rig.reset(role);
  responses = [];
  for (const { path } of [row, forAdmins])
    rig.services.streams.set(path, (response) => {
      response.write('0');
      responses.push(response);
    });
}

/** A stream as a browser reads it: what comes next, and whether it was cut. */
async function openStream({ path } = row, { url } = gateway, credential: Headers = rig.withBearer) {
  const abort = new AbortController();
  const headers = { ...credential, 'accept-encoding': 'br' };
  const answer = await fetch(url + path, { headers, signal: abort.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect([answer.status, await next()]).toEqual([200, '0']);
  return { answer, next, abort };
}
const rechecks = (more: number) => {
  const enough = rig.services.rechecked.length + more;
  return eventually(() => expect(rig.services.rechecked.length).toBeGreaterThanOrEqual(enough));
};

describe('a stream', () => {
  it('comes through part by part, uncompressed, past the deadline of calls, to its end', async () => {
    const { answer, next } = await openStream();
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const part of ['data: 1\n\n', 'data: 2\n\n']) {
      await rechecks(5);
      responses[0]?.write(part);
      expect(await next()).toBe(part);
    }
    responses[0]?.end();
    expect(await next()).toBeUndefined();
  });

  it('is cut when its service is silent for too long', async () => {
    const impatient = await rig.start({}, { routes, streams: { ...STREAM, idle: 200 } });
    const { next } = await openStream(row, impatient);
    await expect(next()).rejects.toThrow('terminated');
  });

  it('ends at its service when the browser leaves', async () => {
    const { abort } = await openStream();
    abort.abort();
    await eventually(() => expect(responses[0]?.destroyed).toBe(true));
  });

  it('is cut when its person signs out', async () => {
    const { next } = await openStream();
    await rechecks(1);
    rig.services.sessions.clear();
    await eventually(() => expect(responses[0]?.destroyed).toBe(true));
    await expect(next()).rejects.toThrow('terminated');
  });

  describe('whose session identity says has ended, an hour before the next check', () => {
    const prefix = testPrefix();
    const announced = new CachedSessions(prefix);
    let patient: typeof gateway;
    beforeAll(async () => {
      const hours = { idle: HOUR, sessionCheck: HOUR };
      patient = await rig.start({ REDIS_PREFIX: prefix }, { routes, streams: hours });
    });
    afterAll(() => announced.close());
    const announce = (credential: string) =>
      eventually(async () => expect(await announced.announceEnd(credential)).toBe(1));

    it.each(['bearer', 'cookieSecret'] as const)('is cut at once (%s)', async (kind) => {
      const credential = kind === 'bearer' ? rig.withBearer : rig.withCookie;
      const { next } = await openStream(row, patient, credential);
      rig.services.sessions.clear();
      await announce(rig.person[kind]);
      await expect(next()).rejects.toThrow('terminated');
    });

    it('stays open when identity says otherwise, and those of others are not asked about', async () => {
      const own = await openStream(row, patient);
      const other = await openStream(row, patient, rig.withCookie);
      await announce(rig.person.bearer);
      await rechecks(1);
      expect(rig.services.rechecked).toEqual([hashCredential(rig.person.bearer)]);
      for (const response of responses) response.write('1');
      expect(await Promise.all([own.next(), other.next()])).toEqual(['1', '1']);
      for (const response of responses) response.end();
    });
  });

  it('is cut when its person may no longer see it', async () => {
    reset('super_admin');
    const { next } = await openStream(forAdmins);
    await rechecks(1);
    for (const session of rig.services.sessions.values()) session.role = 'caregiver';
    await eventually(() => expect(responses[0]?.destroyed).toBe(true));
    await expect(next()).rejects.toThrow('terminated');
  });

  it('is asked about no more once it has ended', async () => {
    const { next } = await openStream();
    await rechecks(1);
    responses[0]?.end();
    expect(await next()).toBeUndefined();
    // Another stream, of the same person's cookie, shows that time passes for both.
    const checksOf = (hash: string) => rig.services.rechecked.filter((each) => each === hash).length;
    const [ended = ''] = rig.services.rechecked;
    const other = await openStream(row, gateway, rig.withCookie);
    const pace = () => rig.services.rechecked.length - checksOf(ended);
    await eventually(() => expect(pace()).toBeGreaterThan(0));
    const asked = checksOf(ended);
    const began = pace();
    await eventually(() => expect(pace()).toBeGreaterThanOrEqual(began + 10));
    expect(checksOf(ended)).toBe(asked);
    other.abort.abort();
  });

  it('stays open while nobody can say whether the session holds, and never counts as using it', async () => {
    const { next } = await openStream();
    rig.services.failing.add(resolveSession.path);
    const used = rig.services.resolved.length;
    await rechecks(3);
    responses[0]?.write('still here');
    expect(await next()).toBe('still here');
    expect(rig.services.resolved).toHaveLength(used);
    responses[0]?.end();
  });

  it('is cut at once when the gateway shuts down, without holding it up', async () => {
    // Nothing else would cut it before this test has failed.
    const stopping = await rig.start({}, { routes, streams: { idle: HOUR, sessionCheck: HOUR } });
    const { next } = await openStream(row, stopping);
    await Promise.all([stopping.close(HOUR), expect(next()).rejects.toThrow('terminated')]);
  });

  it('takes no connection from calls, however many are open', async () => {
    const busy = await rig.start({}, { routes, streams: { ...STREAM, idle: 120_000 } });
    await Promise.all(Array.from({ length: 150 }, () => openStream(row, busy)));
    const answer = await callRoute(busy.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(answer.status).toBe(200);
  });
});
