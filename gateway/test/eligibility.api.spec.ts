import { eligibilityRoutes as routes } from '@careward/contracts/assessment/routes';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { ELIGIBILITY_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import { Log } from '@careward/platform/observability/log';
import { callRoute } from '@careward/testing/call-route';
import { anEligibilityCheck } from '@careward/testing/a-person';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inspect } from 'node:util';
import { gatewayRig, json, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;
let flagged: Awaited<ReturnType<GatewayRig['start']>>;

const item = JSON.stringify({ fromEligibilityCheck: true, answers: anEligibilityCheck() });
/** As our own page sends it. */
const carried = () => ({
  ...rig.withBearer,
  'sec-fetch-site': 'same-origin',
  [ELIGIBILITY_HEADER]: item,
});

beforeAll(async () => {
  rig = await gatewayRig();
  flagged = await rig.start({ FEATURE_ELIGIBILITY_ENABLED: 'true' });
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

describe('X-Eligibility-Data', () => {
  it('reaches assessment with GET /api/eligibility', async () => {
    expect((await callRoute(flagged.url, routes.eligibility, { headers: carried() })).status).toBe(200);
    expect(rig.services.received[0]?.headers[ELIGIBILITY_HEADER]).toBe(item);
  });

  it.each<[Route]>([
    [routes.checkEligibility],
    [careProfileRoutes.profile],
    [careProfileRoutes.saveProfile],
    [identityRoutes.currentUser],
    [identityRoutes.login],
  ])('stays at the gateway with $method $path', async (row) => {
    const body = row.body && { body: {} };
    await callRoute(flagged.url, row, { headers: carried(), ...body });
    expect(rig.services.received).toHaveLength(1);
    expect(rig.services.received[0]?.headers).not.toHaveProperty(ELIGIBILITY_HEADER);
  });

  it('is in no line of the log, also of a call that fails', async () => {
    const logged = (['info', 'warn', 'error'] as const).map((level) => jest.spyOn(Log.prototype, level));
    const chatty = await rig.start({ FEATURE_ELIGIBILITY_ENABLED: 'true', LOG_LEVEL: 'debug' });
    rig.services.troubled.set(routes.eligibility.path, 'no connection');
    await callRoute(chatty.url, routes.eligibility, { headers: carried() });
    await fetch(`${chatty.url}/api/eligibility`, { method: 'POST', headers: { ...json, ...carried() } });
    await fetch(`${chatty.url}/no-such-page`, { headers: carried() });
    // What is logged of a call may come after its answer, and has come when the gateway has ended.
    await chatty.close();
    const lines = inspect(
      logged.map(({ mock }) => mock.calls),
      { depth: 8 },
    );
    jest.restoreAllMocks();
    expect(lines).toContain('/api/eligibility');
    for (const personal of ['fromEligibilityCheck', 'zipCode', 'physical_disability'])
      expect(lines).not.toContain(personal);
  });
});

describe('with the flag off', () => {
  it.each<[Route]>([[routes.eligibility], [routes.checkEligibility]])(
    '$method $path is not there',
    async (row) => {
      const body = row.body && { body: anEligibilityCheck() };
      const { problem } = await rig.ask(row, { headers: carried(), ...body });
      expect(problem).toMatchObject({ status: 404, code: 'no-such-address' });
      expect(rig.services.received).toHaveLength(0);
    },
  );
});
