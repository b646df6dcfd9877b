import { RetentionSweep } from '@careward/platform/personal-data/collections';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Vault } from '@careward/platform/personal-data/vault';
import { newId } from '@careward/platform/app/new-id';
import { aPerson } from '@careward/testing/a-person';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { SessionDocument } from '../src/sessions/sessions.repository.js';
import { type PendingSignUp, PendingSignUpSweeper } from '../src/sign-up/pending-sign-ups.repository.js';
import { EmailIndex, UsersRepository } from '../src/user/users.repository.js';
import { agreements, askForMail, complete, signUp, verifiedToken } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const sweepAfter = async (milliseconds: number) => {
  identity.setTime(new Date(Date.now() + milliseconds));
  for (const task of [PendingSignUpSweeper, RetentionSweep]) await identity.app.get<PeriodicTask>(task).run();
};
const pendingOf = (email: string) =>
  collectionOf<PendingSignUp>(identity, 'pending_sign_ups').findOne({
    emailIndex: identity.app.get(EmailIndex).of(email),
  });

it('removes an expired sign-up and its key', async () => {
  const person = aPerson();
  await askForMail(identity, person);
  const pending = await pendingOf(person.email);
  const { applicant, id } = pending?.requests[0] ?? {};
  if (!pending || !applicant || !id) throw new Error('nothing is pending');
  await sweepAfter(47 * HOUR);
  expect(await pendingOf(person.email)).not.toBeNull();
  await sweepAfter(49 * HOUR);
  expect(await pendingOf(person.email)).toBeNull();
  const place = { collection: 'pending_sign_ups', field: 'applicant', record: id };
  const owned = await identity.app.get(Vault).toRead(pending._id);
  expect(owned.open<object | null>(place, applicant, null)).toBeNull();
});

it('leaves the account of a removed sign-up readable', async () => {
  const person = aPerson();
  const { body } = await signUp(identity, person);
  expect(await pendingOf(person.email)).toMatchObject({ userId: body.user.id });
  await sweepAfter(49 * HOUR);
  expect(await pendingOf(person.email)).toBeNull();
  expect(await identity.app.get(UsersRepository).find(body.user.id)).toEqual(body.user);
});

it('leaves an account readable that is registered while its sign-up is removed', async () => {
  const person = aPerson();
  const token = await verifiedToken(identity, person);
  const [users, vault] = [identity.app.get(UsersRepository), identity.app.get(Vault)];
  const add = users.add.bind(users);
  const destroy = vault.destroy.bind(vault);
  let forget = () => {};
  const forgotten = new Promise<void>((resolve) => (forget = resolve));
  let madeIt = () => {};
  const made = new Promise<void>((resolve) => (madeIt = resolve));
  // The sweeper has looked and is about to destroy the key; then the account is made; then it destroys.
  jest.spyOn(users, 'add').mockImplementationOnce(async (account) => {
    const swept = sweepAfter(49 * HOUR).finally(forget);
    await Promise.race([forgotten, swept]);
    const added = await add(account);
    madeIt();
    await swept;
    return added;
  });
  jest.spyOn(vault, 'destroy').mockImplementationOnce(async (owner) => {
    forget();
    await made;
    return destroy(owner);
  });
  const { body } = await complete(identity, { token, password: person.password, ...agreements });
  expect(body.user).toMatchObject({ firstName: person.firstName, email: person.email });
  jest.restoreAllMocks();
});

it('removes more than one batch in one run', async () => {
  const expired = Array.from({ length: 101 }, () => ({
    _id: newId(),
    emailIndex: newId(),
    userId: newId(),
    expiresAt: new Date(Date.now() - HOUR),
  }));
  const pendingSignUps = collectionOf<Pick<PendingSignUp, '_id' | 'expiresAt'>>(identity, 'pending_sign_ups');
  await pendingSignUps.insertMany(expired);
  await sweepAfter(0);
  expect(await pendingSignUps.countDocuments({ expiresAt: { $lt: new Date() } })).toBe(0);
});

it('removes expired sessions', async () => {
  const { body } = await signUp(identity, aPerson());
  const mine = { userId: body.user.id };
  const sessions = collectionOf<SessionDocument>(identity, 'sessions');
  await sweepAfter(14 * DAY - HOUR);
  expect(await sessions.countDocuments(mine)).toBe(1);
  await sweepAfter(14 * DAY + HOUR);
  expect(await sessions.countDocuments(mine)).toBe(0);
});
