import { identityRoutes } from '@careward/contracts/identity/routes';
import { nobody } from '@careward/testing/a-principal';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aMember } from './erasure-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

type Member = Awaited<ReturnType<typeof aMember>>;
const consentOf = async ({ caller }: Member) =>
  (await identity.call(identityRoutes.currentUser, caller)).body.analyticsConsent;
const save = ({ caller }: Pick<Member, 'caller'>, body: unknown) =>
  identity.call(identityRoutes.saveAnalyticsConsent, caller, { body });

describe('the consent to analytics', () => {
  it('is given at first, and is the chosen one from then on, for this account only', async () => {
    const [member, other] = [await aMember(identity), await aMember(identity)];
    expect([await consentOf(member), await consentOf(other)]).toEqual([true, true]);
    expect((await save(member, { consent: false })).body).toEqual({ consent: false });
    expect([await consentOf(member), await consentOf(other)]).toEqual([false, true]);
    expect((await save(member, { consent: true })).body).toEqual({ consent: true });
    expect(await consentOf(member)).toBe(true);
  });

  it('is the last one that was saved, whatever came at once', async () => {
    const member = await aMember(identity);
    await Promise.all([true, false, true, false].map((consent) => save(member, { consent })));
    await save(member, { consent: false });
    expect(await consentOf(member)).toBe(false);
  });

  it.each([
    {},
    { consent: null },
    { consent: 'true' },
    { consent: 1 },
    { consent: [true] },
    { consent: { $ne: false } },
    { analyticsConsent: false },
    [],
  ])('is not %j', async (body) => {
    const member = await aMember(identity);
    const { status, problem } = await save(member, body);
    expect([status, problem.detail]).toEqual([400, 'Please send true or false']);
    expect(await consentOf(member)).toBe(true);
  });

  it('needs a session', async () => {
    expect((await save({ caller: nobody }, { consent: true })).status).toBe(401);
  });
});
