import { PASSWORD_HASHING } from '@careward/contracts/identity/limits';
import { REDIS } from '@careward/platform/app/redis';
import { aPerson, type Person } from '@careward/testing/a-person';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { HashingQueue } from '../src/passwords/hashing-queue.js';
import { EmailIndex } from '../src/user/email-index.js';
import { hashOf, signIn, signUp } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
let identity: RunningIdentity;
let redis: Redis;
beforeAll(async () => {
  identity = await startIdentity();
  redis = identity.app.get<Redis>(REDIS);
});
afterAll(() => identity.stop());

const from = (client: string, device?: string) => ({
  'x-careward-client': client,
  ...(device !== undefined && { 'x-careward-device': device }),
});
const guess = (person: Person, headers: Record<string, string>) =>
  signIn(identity, { ...person, password: 'Wrong-Harbor-42' }, headers);
/** Five wrong passwords one after another, which is all that costs no wait. */
async function useUpTries(person: Person, headers: Record<string, string>) {
  for (let tries = 0; tries < 5; tries += 1) expect((await guess(person, headers)).status).toBe(401);
  expect((await guess(person, headers)).status).toBe(429);
}
const deviceIn = (headers: Headers) => headers.get('x-careward-device')?.split('; ')[0] ?? '';

async function aMember() {
  const member = aPerson();
  const { headers } = await signUp(identity, member);
  return { member, device: deviceIn(headers) };
}

/** Where tries are counted: for one network, or for all together. */
const counterOf = (person: Person, client?: string) => {
  const emailIndex = identity.app.get(EmailIndex).of(person.email);
  const counted = client === undefined ? emailIndex : `${emailIndex}|${client}`;
  return `${identity.prefix}login-tries:${hashOf(counted)}`;
};

describe('guessing a password', () => {
  it('fifty times at once gets five tries, then waits that grow', async () => {
    const { member } = await aMember();
    const start = Date.now();
    identity.setTime(new Date(start));
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(member, from('a'))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);

    const refused = await guess(member, from('a'));
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.problem).toMatchObject({
      code: 'too-many-requests',
      detail: 'Too many tries. Please wait 1 second and try again.',
    });
    identity.setTime(new Date(start + SECOND));
    expect((await guess(member, from('a'))).status).toBe(401);
    expect((await guess(member, from('a'))).headers.get('retry-after')).toBe('2');
  });

  it('does not lock out the owner, who comes from elsewhere', async () => {
    const { member } = await aMember();
    identity.setTime(new Date());
    await useUpTries(member, from('a'));
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

  it('is forgotten after an hour of rest', async () => {
    const person = aPerson();
    const start = Date.now();
    identity.setTime(new Date(start));
    await useUpTries(person, from('a'));
    const [before, after] = [start + SECOND + HOUR - 1, start + SECOND + HOUR];
    identity.setTime(new Date(before));
    expect((await guess(person, from('a'))).status).toBe(401);
    expect((await guess(person, from('a'))).headers.get('retry-after')).toBe('2');
    await redis.hset(counterOf(person, 'a'), { count: 5, freeAt: start + SECOND });
    identity.setTime(new Date(after));
    await useUpTries(person, from('a'));
    // Redis itself lets go of a counter that nobody looks at again.
    const lifetime = await redis.pttl(counterOf(person, 'a'));
    expect(lifetime).toBeGreaterThan(0);
    expect(lifetime).toBeLessThanOrEqual(HOUR);
  });

  it('from a hundred networks is slowed down for all but those that signed in lately', async () => {
    const { member } = await aMember();
    const start = Date.now();
    identity.setTime(new Date(start));
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    for (const person of [member, aPerson()]) {
      // Ninety-nine networks have guessed once each.
      await redis.hset(counterOf(person), { count: 99, freeAt: start });
      const guessFrom = (network: number) => guess(person, from(`network-${network}`));
      expect((await guessFrom(99)).status).toBe(401);
      identity.setTime(new Date(start + 59 * SECOND));
      expect((await guessFrom(100)).headers.get('retry-after')).toBe('1');
      identity.setTime(new Date(start + 60 * SECOND));
      expect((await guessFrom(100)).status).toBe(401);
      expect((await guessFrom(101)).headers.get('retry-after')).toBe('60');
      identity.setTime(new Date(start));
    }
    identity.setTime(new Date(start + 60 * SECOND));
    expect((await signIn(identity, member, from('abroad'))).status).toBe(429);
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    expect((await signIn(identity, member, from('abroad'))).status).toBe(200);
  });

  it('begins anew after a success', async () => {
    const { member } = await aMember();
    identity.setTime(new Date());
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) expect((await guess(member, from('a'))).status).toBe(401);
      expect((await signIn(identity, member, from('a'))).status).toBe(200);
    }
  });
});

describe('a device that signed in before', () => {
  it('lets the owner in beside a neighbour who guesses, and from a new network in a flood of guesses', async () => {
    const { member, device } = await aMember();
    identity.setTime(new Date());
    await useUpTries(member, from('neighbourhood'));
    expect((await signIn(identity, member, from('neighbourhood'))).status).toBe(429);
    expect((await signIn(identity, member, from('neighbourhood', device))).status).toBe(200);
    // Which helps the neighbour nothing.
    expect((await guess(member, from('neighbourhood'))).status).toBe(429);
    await redis.hset(counterOf(member), { count: 100, freeAt: Date.now() + HOUR });
    expect((await signIn(identity, member, from('abroad'))).status).toBe(429);
    expect((await signIn(identity, member, from('abroad', device))).status).toBe(200);
  });

  it('is slowed down by itself, wherever it is', async () => {
    const { member, device } = await aMember();
    identity.setTime(new Date());
    await useUpTries(member, from('a', device));
    expect((await guess(member, from('b', device))).status).toBe(429);
    expect((await signIn(identity, member, from('a'))).status).toBe(200);
  });

  it('stays the same device when it signs in again, and is another one for each browser', async () => {
    const { member, device } = await aMember();
    const [again, elsewhere] = [
      await signIn(identity, member, from('a', device)),
      await signIn(identity, member),
    ];
    expect(again.headers.get('x-careward-device')).toBe(`${device}; ${365 * 24 * 3_600}`);
    expect(deviceIn(elsewhere.headers)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(deviceIn(elsewhere.headers)).not.toBe(device);
  });

  it('is none without having signed in to this account', async () => {
    const [{ member }, { device: others }] = [await aMember(), await aMember()];
    const [id = '', mac = ''] = deviceIn((await signIn(identity, member)).headers).split('.');
    identity.setTime(new Date());
    await useUpTries(member, from('a'));
    const forged = [others, `${id}x.${mac}`, `${id}.${mac.slice(1)}`, `${id}.`, `.${mac}`, id, '.', ''];
    for (const device of forged) {
      const { status, headers } = await signIn(identity, member, from('a', device));
      expect([device, status]).toEqual([device, 429]);
      expect(headers.get('x-careward-device')).toBeNull();
    }
  });

  it('is not what a wrong password makes', async () => {
    const { headers } = await guess((await aMember()).member, from('a'));
    expect(headers.get('x-careward-device')).toBeNull();
  });
});
