import { SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/fields';
import { LINK_MISSING, LINK_NOT_VALID } from '@careward/contracts/identity/schemas';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { nobody } from '@careward/testing/a-principal';
import { aPerson } from '@careward/testing/a-person';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailIndex, type UserDocument } from '../src/user/users.repository.js';
import { agreements, callerWith, complete, mailFor, signIn, signUp, verifiedToken } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const DAY = 24 * 3_600_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity({ SUPER_ADMIN_EMAILS: ' Boss@Example.com , other@example.com' });
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const check = (body: unknown) => identity.call(identityRoutes.checkVerification, nobody, { body });
const notValid = { status: 400, code: 'verification-token-invalid', detail: LINK_NOT_VALID };

describe('completing a sign-up', () => {
  it('signs in, and the password works from then on', async () => {
    const person = aPerson();
    const { status, headers, body } = await signUp(identity, person);
    expect(status).toBe(201);
    expect(headers.get(SESSION_COOKIE_HEADER)).toMatch(/^[A-Za-z0-9_-]{43}; 2592000$/);
    expect(body.user).toEqual({
      id: expect.any(String),
      firstName: 'Maria',
      lastName: 'Santos',
      email: person.email,
      profileImageUrl: null,
      createdAt: expect.any(String),
      role: 'caregiver',
      analyticsConsent: true,
      locale: 'en',
    });
    const caller = await callerWith(identity, body.token);
    expect((await identity.call(identityRoutes.currentUser, caller)).body).toEqual(body.user);
    const again = await signIn(identity, { ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(again.body.user.id).toBe(body.user.id);
  });

  it('stores when and to which text somebody agreed', async () => {
    identity.setTime(new Date('2026-04-05T06:07:08.000Z'));
    const { body } = await signUp(identity, aPerson());
    const agreed = { at: new Date('2026-04-05T06:07:08.000Z'), version: '2025-08-27' };
    expect(await collectionOf<UserDocument>(identity, 'users').findOne({ _id: body.user.id })).toMatchObject({
      consents: { terms: agreed, privacy: agreed, dataUsage: agreed },
    });
  });

  it('respects Global Privacy Control', async () => {
    const { body } = await signUp(identity, aPerson(), { 'sec-gpc': '1' });
    expect(body.user.analyticsConsent).toBe(false);
  });

  it('gives a configured address the role super_admin, and a session of its length', async () => {
    const { body, headers } = await signUp(identity, aPerson({ email: 'BOSS@example.com' }));
    expect(body.user.role).toBe('super_admin');
    expect(headers.get(SESSION_COOKIE_HEADER)).toMatch(/; 43200$/);
  });

  it('stores the language of the sign-up', async () => {
    const { body } = await signUp(identity, aPerson(), { 'accept-language': 'es' });
    expect(body.user.locale).toBe('es');
  });

  it('drops unknown fields', async () => {
    const token = await verifiedToken(identity, aPerson());
    const extra = { role: 'super_admin', emailIndex: 'x', analyticsConsent: false };
    const { body } = await complete(identity, {
      token,
      password: 'Quiet-Harbor-42',
      ...agreements,
      ...extra,
    });
    expect(body.user).toMatchObject({ role: 'caregiver', analyticsConsent: true });
  });
});

describe('a guessable password', () => {
  const person = aPerson({ firstName: 'Rosalind', password: 'Rosalind1!' });

  it.each(['Password1!', 'Caregiver2026!', 'Rosalind1!'])('such as %s is refused', async (password) => {
    const token = await verifiedToken(identity, aPerson({ firstName: 'Rosalind' }));
    const { problem } = await complete(identity, { token, password, ...agreements });
    expect(problem).toMatchObject({
      status: 400,
      code: 'password-guessable',
      detail: GUESSABLE_PASSWORD,
      errors: [{ path: 'password', message: GUESSABLE_PASSWORD }],
    });
    expect(problem.detail).not.toMatch(/Password|Token/);
    const better = { token, password: 'Four grey herons, 1 pond', ...agreements };
    const { status, body } = await complete(identity, better);
    expect(status).toBe(201);
    expect(body.passwordAdvice).toBeUndefined();
  });

  it('is accepted with advice where that is configured, and signs in without it', async () => {
    const advising = await startIdentity({ PASSWORD_BLOCKLIST: 'advise' });
    const { status, body } = await signUp(advising, person);
    expect(status).toBe(201);
    expect(body.passwordAdvice).toBe(GUESSABLE_PASSWORD);
    expect((await signIn(advising, person)).body.passwordAdvice).toBeUndefined();
    await advising.stop();
  });
});

describe('the length of a password', () => {
  it.each([
    ['Qu1et-H', 400],
    ['Qu1et-Hr', 201],
  ])('%s is answered with %d', async (password, status) => {
    const token = await verifiedToken(identity, aPerson());
    const answer = await complete(identity, { token, password, ...agreements });
    expect(answer.status).toBe(status);
  });
});

describe('a verification link', () => {
  const complied = (token: unknown) =>
    complete(identity, { token, password: 'Quiet-Harbor-42', ...agreements });

  it('is not used up by a check or by a refused call', async () => {
    const token = await verifiedToken(identity, aPerson());
    expect((await check({ token })).body).toEqual({ firstName: 'Maria' });
    const weak = await complete(identity, { token, password: 'weak', ...agreements });
    expect(weak.problem.code).toBe('password-rule');
    const unticked = await complete(identity, { token, password: 'Quiet-Harbor-42' });
    expect(unticked.problem.code).toBe('invalid-input');
    expect((await complied(token)).status).toBe(201);
  });

  it('registers exactly one account in twenty calls at once', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        complete(identity, { token, password: `Quiet-Harbor-${n + 10}`, ...agreements }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // All but the first try another password than the account's.
    for (const { problem } of answers.filter(({ status }) => status !== 201))
      expect(['verification-token-invalid', 'too-many-requests']).toContain(problem.code);
    const emailIndex = identity.app.get(EmailIndex).of(person.email);
    expect(await collectionOf(identity, 'users').countDocuments({ emailIndex })).toBe(1);
  });

  it('is used once there is an account, as are the other links of the same sign-up', async () => {
    const person = aPerson();
    const [first, second] = [await verifiedToken(identity, person), await verifiedToken(identity, person)];
    expect((await complied(first)).status).toBe(201);
    expect((await complied(second)).problem).toMatchObject(notValid);
    for (const token of [first, second]) expect((await check({ token })).problem).toMatchObject(notValid);
    expect((await mailFor(identity, person)).kind).toBe('already-registered');
  });

  it('expires after 24 hours', async () => {
    const now = Date.now();
    identity.setTime(new Date(now));
    const token = await verifiedToken(identity, aPerson());
    identity.setTime(new Date(now + DAY - 1_000));
    expect((await check({ token })).status).toBe(200);
    identity.setTime(new Date(now + DAY + 1_000));
    expect((await check({ token })).problem).toMatchObject(notValid);
    expect((await complied(token)).problem).toMatchObject(notValid);
  });

  it('of one sign-up does not open another', async () => {
    const [mine, yours] = [
      await verifiedToken(identity, aPerson()),
      await verifiedToken(identity, aPerson()),
    ];
    const ID_CHARACTERS = 22;
    const mixed = mine.slice(0, ID_CHARACTERS) + yours.slice(ID_CHARACTERS);
    expect((await complied(mixed)).problem).toMatchObject(notValid);
  });

  it.each([undefined, '', null, 7, { $gt: '' }, ['x']])('%j is no link', async (token) => {
    for (const { problem } of [await complied(token), await check({ token })])
      expect(problem).toMatchObject({ ...notValid, detail: LINK_MISSING });
  });
});
