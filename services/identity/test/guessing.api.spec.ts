import { CLIENT_HEADER, DEVICE_HEADER } from '@careward/contracts/kernel/http';
import { PASSWORD_HASHING } from '@careward/contracts/identity/limits';
import { aPerson, type Person } from '@careward/testing/a-person';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Passwords } from '../src/passwords/passwords.js';
import { attemptsOf, holdNextWaits, holdWaits, passTime } from './login-attempts.js';
import { signIn, signUp } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 3_600 * SECOND;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const from = (client: string, device?: string) => ({
  [CLIENT_HEADER]: client,
  ...(device !== undefined && { [DEVICE_HEADER]: device }),
});
const guess = (person: Person, headers: Record<string, string>) =>
  signIn(identity, { ...person, password: 'Wrong-Harbor-42' }, headers);
/** Five wrong passwords one after another, which is all that costs no wait. */
async function useUpTries(person: Person, headers: Record<string, string>) {
  for (let tries = 0; tries < 5; tries += 1) {
    if (tries === 4) await holdNextWaits(identity);
    expect((await guess(person, headers)).status).toBe(401);
  }
  expect((await guess(person, headers)).status).toBe(429);
}
/** What is left of a wait that began after `began`: all but what checking a password and asking took since then. */
function expectWait({ headers }: { headers: Headers }, seconds: number, began: number) {
  const left = Number(headers.get('retry-after'));
  expect(left).toBeLessThanOrEqual(seconds);
  expect(left).toBeGreaterThanOrEqual(Math.ceil(seconds - (performance.now() - began) / SECOND));
}
const deviceIn = (headers: Headers) => headers.get(DEVICE_HEADER)?.split('; ')[0] ?? '';

async function aMember() {
  const member = aPerson();
  const { headers } = await signUp(identity, member);
  return { member, device: deviceIn(headers) };
}

describe('guessing a password', () => {
  it('fifty times at once gets five attempts, then waits that grow', async () => {
    const { member } = await aMember();
    await attemptsOf(identity, member, 'a').openWait();
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(member, from('a'))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);

    await holdWaits(identity);
    await passTime(identity, MINUTE - 20 * SECOND);
    const refused = await guess(member, from('a'));
    const left = Number(refused.headers.get('retry-after'));
    expect(left).toBeGreaterThan(1);
    expect(left).toBeLessThanOrEqual(20);
    expect(refused.problem).toMatchObject({
      code: 'too-many-requests',
      detail: `Too many tries. Please wait ${left} seconds and try again.`,
    });
    await passTime(identity, 20 * SECOND);
    const began = performance.now();
    expect((await guess(member, from('a'))).status).toBe(401);
    expectWait(await guess(member, from('a')), 2, began);
  });

  it('does not lock out the owner, who comes from elsewhere', async () => {
    const { member } = await aMember();
    await useUpTries(member, from('a'));
    expect((await signIn(identity, member, from('a'))).status).toBe(429);
    expect((await signIn(identity, member, from('b'))).status).toBe(200);
  });

  it('does not count an attempt that a busy server refused without checking the password', async () => {
    const person = aPerson();
    let makeRoom = () => {};
    const full = new Promise<void>((resolve) => (makeRoom = resolve));
    const places = PASSWORD_HASHING.atOnce + PASSWORD_HASHING.waiting;
    const crowd = Array.from({ length: places }, () => identity.app.get(Passwords).queue.run(() => full));
    expect((await signIn(identity, person)).status).toBe(503);
    makeRoom();
    await Promise.all(crowd);
    const tries: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      if (n === 4) await holdNextWaits(identity);
      tries.push((await signIn(identity, person)).status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is forgotten after an hour of rest', async () => {
    const person = aPerson();
    await useUpTries(person, from('a'));
    await passTime(identity, HOUR / 2);
    expect(await attemptsOf(identity, person, 'a').lifetime()).toBeLessThanOrEqual(HOUR / 2 + SECOND);
    await passTime(identity, HOUR / 2 - MINUTE / 2);
    const began = performance.now();
    expect((await guess(person, from('a'))).status).toBe(401);
    expectWait(await guess(person, from('a')), 2, began);
    // The hour counts from the end of the last wait.
    expect(await attemptsOf(identity, person, 'a').lifetime()).toBeGreaterThan(HOUR - SECOND);
    await passTime(identity, HOUR + 2 * SECOND);
    await useUpTries(person, from('a'));
  });

  it('from a hundred networks is slowed down for all but those that signed in lately', async () => {
    const { member } = await aMember();
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    for (const person of [aPerson(), member]) {
      // Ninety-nine networks have guessed once each.
      await attemptsOf(identity, person).set(99);
      const guessFrom = (network: number) => guess(person, from(`network-${network}`));
      let began = performance.now();
      expect((await guessFrom(99)).status).toBe(401);
      await passTime(identity, 30 * SECOND);
      expectWait(await guessFrom(100), 30, began);
      await passTime(identity, 30 * SECOND);
      began = performance.now();
      expect((await guessFrom(100)).status).toBe(401);
      expectWait(await guessFrom(101), 60, began);
    }
    expect((await signIn(identity, member, from('abroad'))).status).toBe(429);
    expect((await signIn(identity, member, from('home'))).status).toBe(200);
    expect((await signIn(identity, member, from('abroad'))).status).toBe(200);
  });

  it('is not slowed down after a success', async () => {
    const { member } = await aMember();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) expect((await guess(member, from('a'))).status).toBe(401);
      expect((await signIn(identity, member, from('a'))).status).toBe(200);
    }
  });
});

describe('a device that signed in before', () => {
  it('lets the owner in beside a neighbour who guesses, and from a new network in a flood of guesses', async () => {
    const { member, device } = await aMember();
    await useUpTries(member, from('neighbourhood'));
    expect((await signIn(identity, member, from('neighbourhood'))).status).toBe(429);
    expect((await signIn(identity, member, from('neighbourhood', device))).status).toBe(200);
    // Which helps the neighbour nothing.
    expect((await guess(member, from('neighbourhood'))).status).toBe(429);
    await attemptsOf(identity, member).set(100);
    await attemptsOf(identity, member).startWait();
    expect((await signIn(identity, member, from('abroad'))).status).toBe(429);
    expect((await signIn(identity, member, from('abroad', device))).status).toBe(200);
  });

  it('has a limit of its own, in whatever network it is', async () => {
    const { member, device } = await aMember();
    await useUpTries(member, from('a', device));
    expect((await guess(member, from('b', device))).status).toBe(429);
    expect((await signIn(identity, member, from('a'))).status).toBe(200);
  });

  it('keeps its id when it signs in again; every browser has its own', async () => {
    const { member, device } = await aMember();
    const [again, elsewhere] = [
      await signIn(identity, member, from('a', device)),
      await signIn(identity, member),
    ];
    expect(again.headers.get(DEVICE_HEADER)).toBe(`${device}; ${365 * 24 * 3_600}`);
    expect(deviceIn(elsewhere.headers)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(deviceIn(elsewhere.headers)).not.toBe(device);
  });

  it('is not recognized by a forged cookie or that of another account', async () => {
    const [{ member }, { device: others }] = [await aMember(), await aMember()];
    const [id = '', mac = ''] = deviceIn((await signIn(identity, member)).headers).split('.');
    await useUpTries(member, from('a'));
    const forged = [others, `${id}x.${mac}`, `${id}.${mac.slice(1)}`, `${id}.`, `.${mac}`, id, '.', ''];
    for (const device of forged) {
      const { status, headers } = await signIn(identity, member, from('a', device));
      expect([device, status]).toEqual([device, 429]);
      expect(headers.get(DEVICE_HEADER)).toBeNull();
    }
  });

  it('is not remembered after a wrong password', async () => {
    const { headers } = await guess((await aMember()).member, from('a'));
    expect(headers.get(DEVICE_HEADER)).toBeNull();
  });
});
