import { SESSION } from '@careward/contracts/limits';
import { Vault } from '@careward/platform/crypto/vault';
import { aPerson } from '@careward/testing/a-person';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ExpirySweeper } from '../src/expiry/expiry-sweeper.js';
import type { SessionDocument } from '../src/sessions/session.schema.js';
import type { PendingSignUp } from '../src/sign-up/pending-sign-up.schema.js';
import { EmailIndex } from '../src/user/email-index.js';
import { UsersRepository } from '../src/user/users.repository.js';
import { askForMail, signUp } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const HOUR = 3_600_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const sweepAfter = (milliseconds: number) => {
  identity.setTime(new Date(Date.now() + milliseconds));
  return identity.app.get(ExpirySweeper).round();
};
const pendingOf = (email: string) =>
  collectionOf<PendingSignUp>(identity, 'pending_sign_ups').findOne({
    emailIndex: identity.app.get(EmailIndex).of(email),
  });

it('forgets a sign-up that nobody came back for, and its key', async () => {
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
  const owned = await identity.app.get(Vault).toRead(pending.userId);
  expect(owned.open<object | null>(place, applicant, null)).toBeNull();
});

it('keeps the key of an account whose pending sign-up was left behind', async () => {
  const person = aPerson();
  const { body } = await signUp(identity, person);
  await askForMail(identity, person);
  const pendingSignUps = collectionOf<PendingSignUp>(identity, 'pending_sign_ups');
  await pendingSignUps.updateOne(
    { emailIndex: identity.app.get(EmailIndex).of(person.email) },
    { $set: { userId: body.user.id } },
  );
  await sweepAfter(49 * HOUR);
  expect(await pendingOf(person.email)).toBeNull();
  expect(await identity.app.get(UsersRepository).find(body.user.id)).toEqual(body.user);
});

it('removes sessions that have ended', async () => {
  const { body } = await signUp(identity, aPerson());
  const mine = { userId: body.user.id };
  const sessions = collectionOf<SessionDocument>(identity, 'sessions');
  await sweepAfter(SESSION.caregiver.idle - HOUR);
  expect(await sessions.countDocuments(mine)).toBe(1);
  await sweepAfter(SESSION.caregiver.idle + HOUR);
  expect(await sessions.countDocuments(mine)).toBe(0);
});
