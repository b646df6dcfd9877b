import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { callRoute } from '@careward/testing/call-route';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

/** Rows whose deadline is half a second here; all others keep theirs of ten seconds and more. */
const impatient: Route[] = [
  careProfileRoutes.profile,
  careProfileRoutes.saveProfile,
  identityRoutes.deleteAccount,
];
const routes = routeTable.map((row) => (impatient.includes(row) ? { ...row, deadline: 500 } : row));

let rig: GatewayRig;
let gateway: Awaited<ReturnType<GatewayRig['start']>>;

beforeAll(async () => {
  rig = await gatewayRig();
  gateway = await rig.start({}, { routes });
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

const call = (row: Route, headers = {}, { url }: { url: string } = gateway) =>
  callRoute(url, row, {
    headers: { ...rig.withBearer, ...headers },
    ...(row.method === 'POST' && { body: {} }),
  });
const calls = impatient.map((row) => [`${row.method} ${row.path}`, row] as const);

describe('a service in trouble', () => {
  it('is waited for as long as the row says and asked once; other rows are waited for longer', async () => {
    const patient = coachRoutes.conversations;
    for (const { path } of [...impatient, patient]) rig.services.troubled.set(path, 'no answer');
    const later = call(patient);
    for (const { problem, headers } of await Promise.all(impatient.map((row) => call(row)))) {
      expect(problem).toMatchObject({
        status: 504,
        code: 'too-slow',
        detail: 'This is taking too long. Please try again in a minute.',
      });
      expect(headers.get('retry-after')).toBe('5');
    }
    expect(rig.services.received).toHaveLength(impatient.length + 1);
    rig.services.release();
    expect((await later).status).toBe(200);
  });

  it('that stops in the middle of an answer ends the connection, so that nobody takes it for the whole', async () => {
    const { profile } = careProfileRoutes;
    rig.services.instead.set(profile.path, { status: 200, body: 'x'.repeat(100_000) });
    rig.services.troubled.set(profile.path, 'half an answer');
    const answers = ['identity', 'br'].map((encoding) => call(profile, { 'accept-encoding': encoding }));
    await Promise.all(answers.map((answer) => expect(answer).rejects.toThrow('terminated')));
  });

  it.each(calls)('that hangs up at %s is asked once more, but never to change something', async (_, row) => {
    rig.services.troubled.set(row.path, 'no connection');
    const { problem } = await call(row, {}, rig);
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
    // What was to be changed may have been changed.
    const changesNothing = row.method === 'GET';
    expect(problem.detail.includes('Nothing was lost')).toBe(changesNothing);
    expect(rig.services.received).toHaveLength(changesNothing ? 2 : 1);
  });

  it.each(calls)('that answers 503 to %s is not asked again', async (_, row) => {
    rig.services.failing.add(row.path);
    expect((await call(row, {}, rig)).problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(rig.services.received).toHaveLength(1);
  });
});
