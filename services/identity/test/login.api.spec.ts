import { UNREADABLE } from '@careward/contracts/account/unreadable';
import { PASSWORD_HASHING } from '@careward/contracts/limits';
import { identityRoutes } from '@careward/contracts/routes/identity';
import { Vault } from '@careward/platform/crypto/vault';
import { nobody } from '@careward/testing/a-caller';
import { aPerson } from '@careward/testing/a-person';
import { CONFIG } from '@careward/platform/config/environment';
import { hash } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import type { IdentityConfig } from '../src/config.js';
import { HashingQueue } from '../src/passwords/hashing-queue.js';
import type { UserDocument } from '../src/user/user.schema.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn, signUp } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const SECOND = 1_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const from = (client: string) => ({ 'x-careward-client': client });

describe('login', () => {
  it.each([
    [{ email: { $gt: '' }, password: 'x' }, 'Valid email is required'],
    [{ email: 'nobody', password: 'x' }, 'Valid email is required'],
    [{ password: 'x' }, 'Valid email is required'],
    [{ email: 'a@example.com' }, 'Password is required'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{ email: 'a@example.com', password: { $ne: 1 } }, 'Password is required'],
    [undefined, 'Valid email is required'],
  ])('refuses %j', async (body, sentence) => {
    const { problem } = await identity.call(identityRoutes.login, nobody, { body });
    expect(problem).toMatchObject({ status: 400, detail: sentence });
  });

  it('says the same of an unknown address and a wrong password', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const wrong = await signIn(identity, { ...member, password: 'Other-Harbor-42' });
    const unknown = await signIn(identity, aPerson());
    expect(wrong.problem).toMatchObject({
      status: 401,
      code: 'wrong-login',
      detail: 'Invalid email or password',
    });
    expect(unknown.problem).toEqual(wrong.problem);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('hands the cookie a secret that is not the bearer', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const { body, headers } = await signIn(identity, member);
    expect(body.token).toMatch(/^cw_[A-Za-z0-9_-]{43}$/);
    const handed = headers.get('x-careward-session-cookie') ?? '';
    expect(handed).toMatch(/^[A-Za-z0-9_-]{43}; 2592000$/);
    expect(body.token).not.toContain(handed.split(';')[0]);
  });

  it('takes a password however the keyboard puts its accents together', async () => {
    const member = aPerson({ password: 'Señora-Azúcar-42'.normalize('NFD') });
    await signUp(identity, member);
    expect((await signIn(identity, { ...member, password: member.password.normalize('NFC') })).status).toBe(
      200,
    );
    expect((await signIn(identity, member)).status).toBe(200);
    expect((await signIn(identity, { ...member, password: 'Senora-Azucar-42' })).status).toBe(401);
  });

  it('renews a hash of an older cost, once', async () => {
    const member = aPerson();
    const { body } = await signUp(identity, member);
    const users = collectionOf<UserDocument>(identity, 'users');
    const stored = async () => (await users.findOne({ _id: body.user.id }))?.passwordHash;
    const pepper = identity.app.get<IdentityConfig>(CONFIG).PASSWORD_PEPPER;
    const peppered = createHmac('sha256', pepper).update(member.password).digest('base64url');
    const older = await hash(peppered, { memoryCost: 8 * 1_024, timeCost: 1, parallelism: 1 });
    await users.updateOne({ _id: body.user.id }, { $set: { passwordHash: older } });

    expect((await signIn(identity, { ...member, password: 'Other-Harbor-42' })).status).toBe(401);
    expect(await stored()).toBe(older);
    expect((await signIn(identity, member)).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(identity, member)).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('shows the placeholder for a name that cannot be opened', async () => {
    const member = aPerson();
    const { body } = await signUp(identity, member);
    await identity.app.get(Vault).destroy(body.user.id);
    const again = await signIn(identity, member);
    expect(again.body.user).toMatchObject({ firstName: UNREADABLE, lastName: UNREADABLE });
  });

  it('is a page elsewhere', async () => {
    const { status, headers } = await identity.call(identityRoutes.loginPage, nobody);
    expect([status, headers.get('location')]).toEqual([302, '/login']);
  });
});

describe('guessing a password', () => {
  it('fifty times at once gets five tries, then waits that grow', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const start = Date.now();
    identity.setTime(new Date(start));
    const guess = () => signIn(identity, { ...member, password: 'Wrong-Harbor-42' }, from('a'));
    const answers = await Promise.all(Array.from({ length: 50 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);

    const refused = await guess();
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.problem).toMatchObject({
      code: 'too-many-requests',
      detail: 'Too many tries. Please wait 1 second and try again.',
    });
    identity.setTime(new Date(start + SECOND));
    expect((await guess()).status).toBe(401);
    expect((await guess()).headers.get('retry-after')).toBe('2');
  });

  it('does not lock out the owner, who comes from elsewhere', async () => {
    const member = aPerson();
    await signUp(identity, member);
    identity.setTime(new Date());
    for (let tries = 0; tries < 6; tries += 1)
      await signIn(identity, { ...member, password: 'Wrong-Harbor-42' }, from('a'));
    expect((await signIn(identity, member, from('a'))).status).toBe(429);
    expect((await signIn(identity, member, from('b'))).status).toBe(200);
  });

  it('counts no try that a busy server did not judge', async () => {
    identity.setTime(new Date());
    const person = aPerson();
    let makeRoom = () => {};
    const full = new Promise<void>((resolve) => (makeRoom = resolve));
    const places = PASSWORD_HASHING.atOnce + PASSWORD_HASHING.waiting;
    const crowd = Array.from({ length: places }, () => identity.app.get(HashingQueue).run(() => full));
    expect((await signIn(identity, person)).status).toBe(503);
    makeRoom();
    await Promise.all(crowd);
    const tries: number[] = [];
    for (let n = 0; n < 6; n += 1) tries.push((await signIn(identity, person)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('from a hundred networks is slowed down for all but those that signed in lately', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const start = Date.now();
    identity.setTime(new Date(start));
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    for (const person of [{ ...member, password: 'Wrong-Harbor-42' }, aPerson()]) {
      const guess = (network: number) => signIn(identity, person, from(`network-${network}`));
      const statuses: number[] = [];
      for (let tens = 0; tens < 10; tens += 1) {
        const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(tens * 10 + n)));
        statuses.push(...ten.map(({ status }) => status));
      }
      expect(statuses).toEqual(Array(100).fill(401));
      identity.setTime(new Date(start + 59 * SECOND));
      expect((await guess(100)).headers.get('retry-after')).toBe('1');
      identity.setTime(new Date(start + 60 * SECOND));
      expect((await guess(100)).status).toBe(401);
      expect((await guess(101)).headers.get('retry-after')).toBe('60');
      identity.setTime(new Date(start));
    }
    identity.setTime(new Date(start + 60 * SECOND));
    expect((await signIn(identity, member, from('abroad'))).status).toBe(429);
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    expect((await signIn(identity, member, from('abroad'))).status).toBe(200);
  });

  it('begins anew after a success', async () => {
    const member = aPerson();
    await signUp(identity, member);
    identity.setTime(new Date());
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await signIn(identity, { ...member, password: 'Wrong-1' })).status).toBe(401);
      expect((await signIn(identity, member)).status).toBe(200);
    }
  });
});
