import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { verificationRequested } from '@careward/contracts/identity/events';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { UNREADABLE, UNREADABLE_REFUSED } from '@careward/contracts/kernel/readable';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { REDIS } from '@careward/platform/app/redis';
import { nobody } from '@careward/testing/a-principal';
import { aPerson, type Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { PendingSignUp } from '../src/sign-up/pending-sign-ups.repository.js';
import { EmailIndex } from '../src/user/users.repository.js';
import { askForMail, mailFor, mintMail, requestedMail, signUp, verifiedToken } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const HOUR = 3_600_000;
const from = (client: string) => ({ [CLIENT_HEADER]: client });
const pendingOf = ({ email }: Person) =>
  collectionOf<PendingSignUp>(identity, 'pending_sign_ups').findOne({
    emailIndex: identity.app.get(EmailIndex).of(email),
  });

const refusal = async (body: unknown) =>
  (await identity.call(identityRoutes.sendVerification, nobody, { body })).problem;

describe('asking for a verification mail', () => {
  const wrong = { $gt: '' };
  const person = { email: 'maria@example.com', firstName: 'Maria', lastName: 'Santos' };

  it.each([
    ['email', undefined, 'Valid email is required'],
    ['email', '', 'Valid email is required'],
    ['email', 'maria', 'Valid email is required'],
    ['email', wrong, 'Valid email is required'],
    ['email', ['maria@example.com'], 'Valid email is required'],
    ['email', `${'m'.repeat(LENGTH.email)}@example.com`, 'Valid email is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', wrong, 'First name is required'],
    ['firstName', 'm'.repeat(LENGTH.name + 1), `Please use at most ${LENGTH.name} characters`],
    ['lastName', null, 'Last name is required'],
    ['lastName', 7, 'Last name is required'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const told = await refusal({ ...person, [field]: value });
    expect(told).toMatchObject({ status: 400, code: 'invalid-input', detail: sentence });
    expect(told.errors).toContainEqual({ path: field, message: sentence });
  });

  it('names every missing field when there is no form at all', async () => {
    for (const body of [undefined, [], 'text', 5])
      expect((await refusal(body)).errors).toEqual([
        { path: 'email', message: 'Valid email is required' },
        { path: 'firstName', message: 'First name is required' },
        { path: 'lastName', message: 'Last name is required' },
      ]);
  });

  it('refuses invalid JSON and a body that is too large', async () => {
    const send = (text: string) => identity.call(identityRoutes.sendVerification, nobody, { text });
    expect((await send('{"email":')).problem).toMatchObject({ status: 400 });
    expect((await send(JSON.stringify({ ...person, more: 'x'.repeat(1_000_000) }))).problem).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  it.each(['firstName', 'lastName'])('does not take the placeholder as a %s', async (field) => {
    const { problem } = await askForMail(identity, aPerson({ [field]: UNREADABLE }));
    expect(problem).toMatchObject({ status: 400, errors: [{ path: field, message: UNREADABLE_REFUSED }] });
  });

  it('answers known and unknown addresses alike; only the mail differs', async () => {
    const member = aPerson({ firstName: 'Ana' });
    await signUp(identity, member);
    const ofTheCall = ['date', 'x-correlation-id'];
    const answers = [];
    for (const email of [member.email, aPerson().email]) {
      const { status, body, headers } = await askForMail(identity, aPerson({ email }));
      answers.push({
        status,
        body,
        headers: Object.fromEntries([...headers].filter(([n]) => !ofTheCall.includes(n))),
      });
    }
    expect(answers[0]).toEqual(answers[1]);

    const stranger = { firstName: 'Win a prize', email: member.email.toUpperCase() };
    expect(await mailFor(identity, aPerson(stranger))).toEqual({
      kind: 'already-registered',
      address: member.email,
      firstName: 'Ana',
      locale: 'en',
    });
  });

  it('mails in the preferred language', async () => {
    const mail = await mailFor(identity, aPerson(), { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(mail).toMatchObject({ kind: 'verify', locale: 'es', firstName: 'Maria' });
  });

  it('makes a new link on every call for the same mail, for an answer that was lost', async () => {
    const asked = await requestedMail(identity, aPerson());
    const links = [await mintMail(identity, asked), await mintMail(identity, asked)];
    const tokens = links.map((mail) => (mail?.kind === 'verify' ? mail.token : ''));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect(
        (await identity.call(identityRoutes.checkVerification, nobody, { body: { token } })).body,
      ).toEqual({
        firstName: 'Maria',
      });
  });

  it('leaves the link of an earlier mail valid, however often a later one is made', async () => {
    const person = aPerson();
    const first = await mailFor(identity, person);
    const second = await requestedMail(identity, person);
    for (let tries = 0; tries < 7; tries += 1) await mintMail(identity, second);
    const token = first.kind === 'verify' ? first.token : '';
    const { status } = await identity.call(identityRoutes.checkVerification, nobody, { body: { token } });
    expect(status).toBe(200);
  });

  it('has no mail for ids it does not know', async () => {
    const asked = await requestedMail(identity, aPerson());
    const other = await requestedMail(identity, aPerson());
    expect(await mintMail(identity, { ...asked, verificationId: other.verificationId })).toBeNull();
    expect(await mintMail(identity, { ...asked, pendingSignUpId: asked.verificationId })).toBeNull();
  });

  it('does not send the fourth mail in ten minutes, and answers as usual', async () => {
    const flooded = aPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForMail(identity, flooded)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { pendingSignUpId } = await requestedMail(identity, aPerson());
    const events = await eventually(() => {
      const all = identity.bus.ofType(verificationRequested).map(({ data }) => data);
      expect(all.at(-1)).toMatchObject({ pendingSignUpId });
      return all;
    });
    const pending = await pendingOf(flooded);
    expect(pending?.requests).toHaveLength(3);
    expect(events.filter((event) => event.pendingSignUpId === pending?._id)).toHaveLength(3);
  });

  it('leaves the owner’s link and mails alone when a stranger asks for more', async () => {
    const [owner, start] = [aPerson(), Date.now()];
    identity.setTime(new Date(start));
    const token = await verifiedToken(identity, owner, from('home'));
    for (let hour = 1; hour <= 12; hour += 1) {
      identity.setTime(new Date(start + hour * HOUR));
      await askForMail(identity, { ...owner, firstName: 'Stranger' }, from('stranger'));
    }
    const askedFrom = async (network: string) =>
      (await pendingOf(owner))?.requests.filter((request) => request.network === network).length;
    expect(await askedFrom('stranger')).toBe(10);
    const pending = await pendingOf(owner);
    for (const { id } of pending?.requests.slice(1) ?? [])
      await mintMail(identity, { pendingSignUpId: pending?._id ?? '', verificationId: id });
    const check = { body: { token } };
    expect((await identity.call(identityRoutes.checkVerification, nobody, check)).status).toBe(200);
    expect((await mailFor(identity, owner, from('home'))).kind).toBe('verify');
    expect(await askedFrom('home')).toBe(2);
  });
});

describe('a network that asks for very many mails', () => {
  it('is refused until tomorrow, for known and unknown addresses alike', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const now = new Date('2026-03-01T18:00:00.000Z');
    identity.setTime(now);
    await identity.app.get<Redis>(REDIS).set(`${identity.prefix}mails:2026-03-01:spammers`, 999);
    expect((await askForMail(identity, aPerson(), from('spammers'))).status).toBe(200);
    for (const person of [aPerson(), member]) {
      const { problem, headers } = await askForMail(identity, person, from('spammers'));
      expect(problem).toMatchObject({
        status: 429,
        code: 'too-many-mails',
        detail:
          'Very many e-mails were asked for from your network today. Please try again tomorrow, or write to support@careward.example.',
      });
      expect(headers.get('retry-after')).toBe(String(6 * 3_600));
      expect((await pendingOf(person))?.requests.map(({ network }) => network) ?? []).not.toContain(
        'spammers',
      );
      expect((await askForMail(identity, person, from('home'))).status).toBe(200);
    }
    identity.setTime(new Date('2026-03-02T00:00:00.000Z'));
    expect((await askForMail(identity, aPerson(), from('spammers'))).status).toBe(200);
  });
});
