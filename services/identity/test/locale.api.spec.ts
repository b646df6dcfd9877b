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

describe('the language of the account', () => {
  it('is the chosen one from then on, for this account only', async () => {
    const [member, other] = [await aMember(identity), await aMember(identity)];
    const localeOf = async ({ caller }: typeof member) =>
      (await identity.call(identityRoutes.currentUser, caller)).body.locale;

    const { body } = await identity.call(identityRoutes.saveLocale, member.caller, {
      body: { locale: 'es' },
    });

    expect(body).toEqual({ locale: 'es' });
    expect([await localeOf(member), await localeOf(other)]).toEqual(['es', 'en']);
  });

  it.each([{}, { locale: 'fr' }, { locale: ['es'] }, { locale: null }, []])('is not %j', async (body) => {
    const { caller } = await aMember(identity);
    const { status, problem } = await identity.call(identityRoutes.saveLocale, caller, { body });
    expect([status, problem.detail]).toEqual([400, 'Please choose English or Spanish']);
  });

  it('needs a session', async () => {
    const { status } = await identity.call(identityRoutes.saveLocale, nobody, { body: { locale: 'es' } });
    expect(status).toBe(401);
  });
});
