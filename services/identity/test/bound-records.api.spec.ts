import { randomUUID } from 'node:crypto';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { aPerson, type Person } from '@careward/testing/a-person';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PasswordReset } from '../src/password-reset/password-resets.repository.js';
import type { SessionDocument } from '../src/sessions/sessions.repository.js';
import type { PendingSignUp } from '../src/sign-up/pending-sign-ups.repository.js';
import { EmailIndex, type UserDocument } from '../src/user/users.repository.js';
import {
  agreements,
  callerWith,
  complete,
  hashCredential,
  resetPassword,
  resetsOf,
  resetToken,
  signIn,
  signUp,
  verifiedToken,
  whoIs,
} from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

/** What somebody can do who may write to the database, and knows none of the service's keys. */

const admin = aPerson();
const newPassword = 'Tidal-Lantern-77';
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity({ SUPER_ADMIN_EMAILS: admin.email });
});
afterAll(() => identity.stop());

const users = () => collectionOf<UserDocument>(identity, 'users');
const sessions = () => collectionOf<SessionDocument>(identity, 'sessions');
const indexOf = ({ email }: Person) => identity.app.get(EmailIndex).of(email);

/** Two accounts: the one that is attacked, and the attacker's own. */
async function twoAccounts(victim = aPerson()) {
  const attacker = aPerson({ password: 'Amber-Kettle-93' });
  const [theirs, own] = [(await signUp(identity, victim)).body, (await signUp(identity, attacker)).body];
  return { victim, attacker, theirs, own };
}

/** Gives the attacker's account the index of the victim's address. */
async function takeIndex({ victim, theirs, own }: Awaited<ReturnType<typeof twoAccounts>>) {
  await users().updateOne({ _id: theirs.user.id }, { $set: { emailIndex: randomUUID() } });
  await users().updateOne({ _id: own.user.id }, { $set: { emailIndex: indexOf(victim) } });
}

describe('a password hash', () => {
  it('that is copied to another account opens nothing there', async () => {
    const { victim, attacker, theirs, own } = await twoAccounts();
    const { passwordHash = '' } = (await users().findOne({ _id: own.user.id })) ?? {};
    await users().updateOne({ _id: theirs.user.id }, { $set: { passwordHash } });
    const { status } = await signIn(identity, { email: victim.email, password: attacker.password });
    expect(status).toBe(401);
  });
});

describe('the index of an address', () => {
  it('that is copied to another account makes nobody a super admin, and nobody signs in by it', async () => {
    const accounts = await twoAccounts(admin);
    const { attacker, own } = accounts;
    expect(accounts.theirs.user.role).toBe('super_admin');
    await takeIndex(accounts);
    for (const { email } of [admin, attacker])
      expect((await signIn(identity, { email, password: attacker.password })).status).toBe(401);
    expect(await whoIs(identity, own.token)).toBeNull();
  });

  it('that is copied to another account brings no mail with a link to a new password', async () => {
    const accounts = await twoAccounts();
    const { victim } = accounts;
    await takeIndex(accounts);
    await expect(resetToken(identity, victim.email)).rejects.toThrow('no mail to send');
  });

  it('that is copied to a sign-up makes an account of the address that was verified', async () => {
    const [victim, attacker] = [aPerson(), aPerson()];
    const token = await verifiedToken(identity, attacker);
    const signUps = collectionOf<PendingSignUp>(identity, 'pending_sign_ups');
    await signUps.updateOne({ emailIndex: indexOf(attacker) }, { $set: { emailIndex: indexOf(victim) } });
    const { status } = await complete(identity, { token, password: attacker.password, ...agreements });
    expect(status).toBe(400);
    expect(await users().countDocuments({ emailIndex: indexOf(victim) })).toBe(0);
  });
});

describe('a session', () => {
  it('that is given to another account is none', async () => {
    const { theirs, own } = await twoAccounts();
    await sessions().updateOne(
      { bearerHash: hashCredential(own.token) },
      { $set: { userId: theirs.user.id } },
    );
    expect(await whoIs(identity, own.token)).toBeNull();
    const caller = await callerWith(identity, theirs.token);
    expect((await identity.call(identityRoutes.sessions, caller)).body).toHaveLength(1);
  });

  it('that was written past the service is none', async () => {
    const { theirs } = await twoAccounts();
    const known = await sessions().findOne({ userId: theirs.user.id });
    const credential = `cw_${'A'.repeat(43)}`;
    const own = { _id: randomUUID(), bearerHash: hashCredential(credential), cookieHash: randomUUID() };
    await sessions().insertOne({ ...(known as SessionDocument), ...own });
    expect(await whoIs(identity, credential)).toBeNull();
    expect(await whoIs(identity, theirs.token)).not.toBeNull();
  });
});

describe('a link to a new password', () => {
  const resets = () => collectionOf<PasswordReset>(identity, 'password_resets');

  it('that is given to another address sets no password', async () => {
    const { victim, attacker } = await twoAccounts();
    const token = await resetToken(identity, attacker.email);
    const own = await resetsOf(identity, attacker.email);
    await resets().updateOne({ _id: own?._id ?? '' }, { $set: { emailIndex: indexOf(victim) } });
    expect((await resetPassword(identity, { token, password: newPassword })).status).toBe(400);
    expect((await signIn(identity, victim)).status).toBe(200);
  });

  it('whose hash anybody could make sets no password', async () => {
    const { victim } = await twoAccounts();
    const token = await resetToken(identity, victim.email);
    const stored = await resetsOf(identity, victim.email);
    const forged = token.slice(0, -4) + 'AAAA';
    await resets().updateOne(
      { _id: stored?._id ?? '' },
      { $set: { 'links.0.hash': hashCredential(forged) } },
    );
    expect((await resetPassword(identity, { token: forged, password: newPassword })).status).toBe(400);
  });
});
