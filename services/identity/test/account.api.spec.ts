import { personContact } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { nobody } from '@careward/testing/a-principal';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aMember } from './erasure-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

type Member = Awaited<ReturnType<typeof aMember>>;

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('the language of the account', () => {
  it('is the chosen one from then on, for this account only', async () => {
    const [member, other] = [await aMember(identity), await aMember(identity)];
    const localeOf = async ({ caller }: Member) =>
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

const contactOf = (userId: string) =>
  identity.ask(personContact, { by: 'notifications', params: { userId } });

describe('the contact of a person', () => {
  it('is the address and the language of the account, until it is deleted', async () => {
    const { caller, person, userId } = await aMember(identity);
    await identity.call(identityRoutes.saveLocale, caller, { body: { locale: 'es' } });
    expect(await contactOf(userId)).toEqual({
      address: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      locale: 'es',
    });
    await identity.call(identityRoutes.deleteAccount, caller);
    expect(await contactOf(userId)).toBeNull();
  });

  it('is not found for an unknown id', async () => {
    expect(await contactOf(randomUUID())).toBeNull();
  });

  it.each(['discovery', 'coach'] as const)('is told to %s', async (by) => {
    const { person, userId } = await aMember(identity);
    const contact = await identity.ask(personContact, { by, params: { userId } });
    expect(contact?.lastName).toBe(person.lastName);
  });

  it('is refused to a service that is not among its callers', async () => {
    await expect(
      identity.ask(personContact, { by: 'assessment', params: { userId: randomUUID() } }),
    ).rejects.toThrow();
  });
});
