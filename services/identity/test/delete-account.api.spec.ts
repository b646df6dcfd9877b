import { DEVICE_HEADER } from '@careward/contracts/kernel/http';
import { erasureRequested } from '@careward/contracts/identity/events';
import { services } from '@careward/contracts/kernel/service';
import { erasureContact } from '@careward/contracts/identity/internal-calls';
import { ERASURE } from '@careward/contracts/identity/limits';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { unavailable } from '@careward/platform/http/problem-error';
import { REDIS } from '@careward/platform/app/redis';
import { nobody } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { fastestRun } from '@careward/testing/fastest-run';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { TombstonesRepository } from '../src/erasure/tombstones.repository.js';
import { browserOf } from '../src/sessions/browser.js';
import { StartSession } from '../src/sessions/start-session.js';
import type { PendingSignUp } from '../src/sign-up/pending-sign-ups.repository.js';
import { EmailIndex, UsersRepository } from '../src/user/users.repository.js';
import {
  acknowledge,
  aMember,
  deleteAccount,
  erased,
  keysOf,
  ledgerOf,
  requestsOf,
  tombstoneOf,
} from './erasure-story.js';
import {
  askForMail,
  callerWith,
  forgetPassword,
  hashCredential,
  resetsOf,
  signIn,
  signUp,
  whoIs,
} from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const DAY = 24 * 3_600_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const contactOf = (erasureId: string) =>
  identity.ask(erasureContact, { by: 'notifications', params: { erasureId } });

describe('deleting the account', () => {
  it('answers within a second', async () => {
    const members = [await aMember(identity), await aMember(identity), await aMember(identity)];
    expect(await fastestRun(members, (member) => deleteAccount(identity, member))).toBeLessThan(1_000);
  });

  it('has ended every session by the time it answers', async () => {
    const member = await aMember(identity);
    const elsewhere = (await signIn(identity, member.person)).body.token;
    const credentials = [member.bearer, member.cookie, elsewhere];
    await Promise.all(credentials.map((credential) => whoIs(identity, credential)));

    expect((await deleteAccount(identity, member)).body).toEqual({ success: true });

    for (const credential of credentials) expect(await whoIs(identity, credential)).toBeNull();
    const redis = identity.app.get<Redis>(REDIS);
    for (const credential of credentials)
      expect(await redis.exists(`${identity.prefix}session:${hashCredential(credential)}`)).toBe(0);
    expect((await identity.call(identityRoutes.currentUser, member.caller)).problem.status).toBe(401);
    expect((await signIn(identity, member.person)).problem.code).toBe('wrong-login');
  });

  it.each(['', '{}'])('ignores the body %j', async (text) => {
    const { caller, bearer } = await aMember(identity);
    expect((await identity.call(identityRoutes.deleteAccount, caller, { text })).status).toBe(200);
    expect(await whoIs(identity, bearer)).toBeNull();
  });

  it('asks for no second sign-in, however old the session is', async () => {
    identity.setTime(new Date());
    const member = await aMember(identity);
    identity.setTime(new Date(Date.now() + 13 * DAY));
    const caller = await callerWith(identity, member.bearer);
    expect((await deleteAccount(identity, { caller })).status).toBe(200);
    expect(await whoIs(identity, member.bearer)).toBeNull();
  });

  it('destroys the data keys of every service, and none is made again', async () => {
    const member = await aMember(identity);
    await deleteAccount(identity, member);
    const keys = await keysOf(identity, member.userId);
    expect(keys.map(({ _id }) => _id.split(':')[0]).sort()).toEqual([...services].sort());
    expect(keys.every(({ wrapped }) => wrapped === null)).toBe(true);
  });

  it('leaves a tombstone with nothing but the time', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    await acknowledge(identity, { erasureId, userId: member.userId });
    await eventually(async () =>
      expect(await tombstoneOf(identity, member.userId)).toEqual({
        _id: member.userId,
        emailIndex: `erased:${member.userId}`,
        erasedAt: expect.any(Date),
        outbox: [],
        // The registration, and the request to erase.
        events: 2,
      }),
    );
  });

  it('publishes one request, however often it is called', async () => {
    const member = await aMember(identity);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => deleteAccount(identity, member)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [request] = await requestsOf(identity, member.userId);
    expect(request).toMatchObject({ subject: member.userId, sequence: 2 });
    expect(request?.id).toBe(request?.data.erasureId);
    expect(await tombstoneOf(identity, member.userId)).toMatchObject({ events: 2 });
    const own = collectionOf(identity, 'erasures').find({ _id: request?.data.erasureId ?? '' });
    expect(await own.toArray()).toHaveLength(1);
  });

  it('frees the address at once, and the new account sees nothing of the old', async () => {
    const member = await aMember(identity);
    await deleteAccount(identity, member);
    const { status, body } = await signUp(identity, { ...member.person, firstName: 'Anew' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: member.person.email, firstName: 'Anew' });
    expect(body.user.id).not.toBe(member.userId);
    const caller = await callerWith(identity, body.token);
    expect((await identity.call(identityRoutes.currentUser, caller)).status).toBe(200);
  });

  it('removes the pending sign-up of the same address', async () => {
    const member = await aMember(identity);
    await askForMail(identity, { ...member.person, firstName: 'Stranger' });
    const emailIndex = identity.app.get(EmailIndex).of(member.person.email);
    const pending = () => collectionOf<PendingSignUp>(identity, 'pending_sign_ups').findOne({ emailIndex });
    const pendingId = (await pending())?._id ?? '';
    expect(await keysOf(identity, pendingId)).toHaveLength(1);
    await deleteAccount(identity, member);
    expect(await pending()).toBeNull();
    expect(await keysOf(identity, pendingId)).toEqual([]);
  });

  it('removes the password reset of the same address', async () => {
    const member = await aMember(identity);
    await forgetPassword(identity, member.person.email);
    expect(await resetsOf(identity, member.person.email)).not.toBeNull();
    await deleteAccount(identity, member);
    expect(await resetsOf(identity, member.person.email)).toBeNull();
  });

  it('leaves the account whole when it fails halfway', async () => {
    const member = await aMember(identity);
    jest.spyOn(identity.app.get(TombstonesRepository), 'create').mockRejectedValueOnce(unavailable());
    expect((await deleteAccount(identity, member)).problem.status).toBe(503);
    const { body } = await identity.call(identityRoutes.currentUser, member.caller);
    expect(body).toMatchObject({ firstName: 'Maria', email: member.person.email });
    expect((await deleteAccount(identity, member)).status).toBe(200);
  });

  it('removes the device cookie', async () => {
    const { headers } = await deleteAccount(identity, await aMember(identity));
    expect(headers.get(DEVICE_HEADER)).toBe('; 0');
  });

  it('ends a session that starts at that very moment', async () => {
    const member = await aMember(identity);
    const user = await identity.app.get(UsersRepository).find(member.userId);
    if (!user) throw new Error('nobody signed up');
    await deleteAccount(identity, member);
    const redis = identity.app.get<Redis>(REDIS);
    const sessionKeys = () => redis.keys(`${identity.prefix}session:*`);
    const before = await sessionKeys();
    const browser = browserOf({});
    const start = { since: new Date(), isAnnounced: true };
    expect(await identity.app.get(StartSession).execute(user, browser, start)).toBeNull();
    expect((await sessionKeys()).sort()).toEqual(before.sort());
    expect(await collectionOf(identity, 'sessions').countDocuments({ userId: member.userId })).toBe(0);
  });

  it('needs a session', async () => {
    expect((await deleteAccount(identity, { caller: nobody })).problem.status).toBe(401);
  });

  it('leaves other accounts alone', async () => {
    const [member, other] = [await aMember(identity), await aMember(identity)];
    await deleteAccount(identity, member);
    expect(await whoIs(identity, other.bearer)).not.toBeNull();
    const { body } = await identity.call(identityRoutes.currentUser, other.caller);
    expect(body).toMatchObject({ firstName: 'Maria', email: other.person.email });
  });
});

describe('the address for the last mail', () => {
  it('is answered while the mail may still be sent, with the language of the account', async () => {
    const member = await aMember(identity, { 'accept-language': 'es-MX' });
    const erasureId = await erased(identity, member);
    expect(await contactOf(erasureId)).toEqual({ address: member.person.email, locale: 'es' });
    expect(JSON.stringify(await tombstoneOf(identity, member.userId))).not.toContain(member.person.email);
  });

  it('is gone with its key once notifications has acknowledged', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    expect(await keysOf(identity, erasureId)).toHaveLength(1);
    await acknowledge(identity, { erasureId, userId: member.userId }, ['notifications']);
    await eventually(async () => expect(await contactOf(erasureId)).toBeNull());
    expect(await keysOf(identity, erasureId)).toEqual([]);
    expect((await ledgerOf(identity, erasureId))?.completedAt).toBeUndefined();
  });

  it('is refused after its time, also when the reconciler is late', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    identity.setTime(new Date(Date.now() + ERASURE.contactKept));
    expect(await contactOf(erasureId)).toBeNull();
  });

  it('is not found for an unknown erasure', async () => {
    expect(await contactOf(erasureRequested.samples[0]?.erasureId ?? '')).toBeNull();
  });
});
