import { identityRoutes } from '@careward/contracts/identity/routes';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import type { Route } from '@careward/contracts/kernel/route';
import { Log } from '@careward/platform/observability/log';
import { callRoute } from '@careward/testing/call-route';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;
beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());
afterEach(() => void jest.restoreAllMocks());

type Call = [row: Route, call: Parameters<typeof callRoute>[2]];

/** What the log says of these calls, in the order of their routes. */
async function logged(calls: Call[]) {
  const info = jest.spyOn(Log.prototype, 'info');
  const gateway = await rig.start({ TRUSTED_PROXIES: '1' });
  for (const [row, call] of calls) await callRoute(gateway.url, row, call);
  // What is logged of a call may come after its answer, and has come when the gateway has ended.
  await gateway.close();
  return info.mock.calls.flatMap(([event, fields]) => (event === 'answered' ? [fields ?? {}] : []));
}
const from = (address: string) => ({ 'x-forwarded-for': address });
/** A sign-in that is refused, as others are, for what it holds. */
const refusedSignIn = (address: string): Call => [
  identityRoutes.login,
  { text: 'email=a', headers: { ...from(address), 'content-type': 'application/x-www-form-urlencoded' } },
];

it('says of refused calls from which network they came, and no address', async () => {
  const lines = await logged([
    refusedSignIn('192.0.2.10'),
    refusedSignIn('192.0.2.99'),
    refusedSignIn('198.51.100.7'),
    [identityRoutes.currentUser, { headers: from('192.0.2.11') }],
  ]);
  const [first, second, elsewhere, invented] = lines.map(({ network }) => network);
  expect(lines.map(({ status }) => status)).toEqual([415, 415, 415, 401]);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect([second, invented]).toEqual([first, first]);
  expect(elsewhere).not.toBe(first);
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|198\.51/);
});

it('says nothing of the network of other calls', async () => {
  const headers = { ...from('192.0.2.10') };
  const lines = await logged([
    [identityRoutes.login, { body: {}, headers }],
    [discoveryRoutes.library, { headers }],
    [coachRoutes.conversations, { headers: { ...headers, ...rig.withBearer } }],
  ]);
  expect(lines.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const line of lines) expect(line).not.toHaveProperty('network');
});
