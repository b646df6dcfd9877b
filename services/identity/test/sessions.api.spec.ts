import { REPLACES_HEADER } from '@careward/contracts/kernel/http';
import { cachedSession, resolveSession, signedPartOf } from '@careward/contracts/identity/internal-calls';
import { SESSION_CACHE } from '@careward/contracts/identity/limits';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { isSignedBy, publicKeyOf } from '@careward/platform/internal-calls/signature';
import { REDIS } from '@careward/platform/app/redis';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { publicKeys } from '@careward/testing/caller-keys';
import { aPerson } from '@careward/testing/a-person';
import { testEnvironment } from '@careward/testing/test-environment';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { SessionsRepository } from '../src/sessions/sessions.repository.js';
import { callerWith, cookieSecretIn, hashCredential, signIn, signUp, whoIs } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const member = aPerson();
let identity: RunningIdentity;
let redis: Redis;
beforeAll(async () => {
  identity = await startIdentity();
  redis = identity.app.get<Redis>(REDIS);
  await signUp(identity, member);
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const keyOf = (credential: string) => `${identity.prefix}session:${hashCredential(credential)}`;
async function signedIn() {
  const { body, headers } = await signIn(identity, member);
  return { bearer: body.token, cookie: cookieSecretIn(headers) };
}

describe('a session', () => {
  it('is resolved by its bearer and by its cookie, and says which', async () => {
    const { bearer, cookie } = await signedIn();
    const [byBearer, byCookie] = [await whoIs(identity, bearer), await whoIs(identity, cookie)];
    expect(byBearer).toMatchObject({ credential: 'bearer', role: 'caregiver' });
    expect(byCookie).toEqual({ ...byBearer, credential: 'cookie', expiresAt: byCookie?.expiresAt });
    expect(await whoIs(identity, `cw_${cookie}`)).toBeNull();
  });

  it('is in the cache as soon as it has started, for some minutes', async () => {
    const { bearer, cookie } = await signedIn();
    for (const [credential, kind] of [
      [bearer, 'bearer'],
      [cookie, 'cookie'],
    ] as const) {
      const entry = cachedSession.parse(JSON.parse((await redis.get(keyOf(credential))) ?? 'null'));
      expect(await whoIs(identity, credential)).toMatchObject({
        ...entry.session,
        credential: kind,
        expiresAt: expect.any(String),
      });
      const lifetime = await redis.pttl(keyOf(credential));
      expect(lifetime).toBeGreaterThan(0);
      expect(lifetime).toBeLessThanOrEqual(SESSION_CACHE);
      expect(Date.parse(entry.until)).toBeLessThanOrEqual(Date.now() + SESSION_CACHE);
    }
  });

  it('is signed for one credential in the cache, so that nobody else can write or move it', async () => {
    const { bearer, cookie } = await signedIn();
    const entry = cachedSession.parse(JSON.parse((await redis.get(keyOf(bearer))) ?? 'null'));
    const key = publicKeyOf(publicKeys['identity'] ?? '');
    const isGenuine = (hash: string, more: object = {}) =>
      isSignedBy(key, signedPartOf(hash, { ...entry, ...more }), entry.signature);
    expect(isGenuine(hashCredential(bearer))).toBe(true);
    expect(isGenuine(hashCredential(cookie))).toBe(false);
    expect(isGenuine(hashCredential(bearer), { session: { ...entry.session, role: 'super_admin' } })).toBe(
      false,
    );
    expect(isGenuine(hashCredential(bearer), { until: '2100-01-01T00:00:00.000Z' })).toBe(false);
  });

  it('ends when it is not used', async () => {
    const now = Date.now();
    identity.setTime(new Date(now));
    const { bearer } = await signedIn();
    identity.setTime(new Date(now + 14 * DAY));
    expect(await whoIs(identity, bearer)).toBeNull();
  });

  it('ends without use also while a stream is open', async () => {
    const { bearer } = await signedIn();
    const recheck = () =>
      identity.ask(resolveSession, { by: 'gateway', body: { hash: hashCredential(bearer), used: false } });
    const before = await recheck();
    identity.setTime(new Date(Date.now() + 13 * DAY));
    expect(await recheck()).toEqual(before);
    identity.setTime(new Date(Date.now() + 14 * DAY + SECOND));
    expect(await recheck()).toBeNull();
  });

  it('goes on while it is used, up to its absolute limit', async () => {
    const now = Date.now();
    identity.setTime(new Date(now));
    const { bearer } = await signedIn();
    for (let used = 1; used <= 2; used += 1) {
      identity.setTime(new Date(now + used * (14 * DAY - SECOND)));
      expect(await whoIs(identity, bearer)).not.toBeNull();
    }
    identity.setTime(new Date(now + 30 * DAY));
    expect(await whoIs(identity, bearer)).toBeNull();
  });
});

describe('the role of a session', () => {
  const secret = () => randomBytes(32).toString('base64url');

  it('comes from the configuration, and a new super admin does not keep a long session', async () => {
    const same = { EMAIL_INDEX_KEY: secret(), PASSWORD_PEPPER: secret() };
    const [was, becomes] = [aPerson(), aPerson()];
    const before = await startIdentity({ ...same, SUPER_ADMIN_EMAILS: was.email });
    const start = Date.now();
    before.setTime(new Date(start));
    const bearers = [await signUp(before, was), await signUp(before, becomes)].map(({ body }) => body.token);
    const [formerAdmin = '', newAdmin = ''] = bearers;
    expect(await whoIs(before, formerAdmin)).toMatchObject({ role: 'super_admin' });

    const { EPOCH_KEYS_DIR = '' } = testEnvironment('identity', before.prefix);
    const after = await startIdentity({
      ...same,
      SUPER_ADMIN_EMAILS: becomes.email,
      MONGODB_DB_PREFIX: before.prefix,
      EPOCH_KEYS_DIR,
    });
    after.setTime(new Date(start + SECOND));
    expect(await whoIs(after, formerAdmin)).toMatchObject({ role: 'caregiver' });
    expect(await whoIs(after, newAdmin)).toMatchObject({ role: 'super_admin' });
    after.setTime(new Date(start + 30 * 60 * SECOND + 2 * SECOND));
    expect(await whoIs(after, newAdmin)).toBeNull();
    await before.stop();
    await after.stop();
  });
});

describe('signing out', () => {
  it('ends both credentials at once, in the cache too', async () => {
    const { bearer, cookie } = await signedIn();
    const caller = await callerWith(identity, bearer);
    await whoIs(identity, cookie);
    const { body } = await identity.call(identityRoutes.logout, caller);
    expect(body).toEqual({ success: true, redirectUrl: '/' });
    expect([await whoIs(identity, bearer), await whoIs(identity, cookie)]).toEqual([null, null]);
    expect(await redis.exists(keyOf(bearer), keyOf(cookie))).toBe(0);
  });

  it.each(['', '{}'])('takes the body %j as none', async (text) => {
    const { bearer } = await signedIn();
    const { body } = await identity.call(identityRoutes.logout, await callerWith(identity, bearer), { text });
    expect(body.success).toBe(true);
    expect(await whoIs(identity, bearer)).toBeNull();
  });

  it('leaves the other sessions of the person', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await identity.call(identityRoutes.logout, await callerWith(identity, here.bearer));
    expect(await whoIs(identity, there.bearer)).not.toBeNull();
  });

  it('cannot end somebody else’s session', async () => {
    const { bearer } = await signedIn();
    const session = await whoIs(identity, bearer);
    const stranger = aCaregiver({ sessionId: session?.sessionId ?? '' });
    await identity.call(identityRoutes.logout, stranger);
    expect(await whoIs(identity, bearer)).not.toBeNull();
  });

  it('succeeds for whoever is signed out already', async () => {
    expect((await identity.call(identityRoutes.logout, nobody)).body.success).toBe(true);
    expect((await identity.call(identityRoutes.logout, aCaregiver())).body.success).toBe(true);
  });

  it('by navigation ends the session and goes home', async () => {
    const { bearer } = await signedIn();
    const caller = await callerWith(identity, bearer);
    const { status, headers } = await identity.call(identityRoutes.logoutPage, caller);
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect(await whoIs(identity, bearer)).toBeNull();
  });

  it('leaves nothing in the cache when the session is looked up at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { bearer } = await signedIn();
      const caller = await callerWith(identity, bearer);
      await redis.del(keyOf(bearer));
      await Promise.all([
        ...Array.from({ length: 5 }, () => whoIs(identity, bearer)),
        identity.call(identityRoutes.logout, caller),
      ]);
      expect(await redis.exists(keyOf(bearer))).toBe(0);
    }
  });
});

describe('signing in again', () => {
  const replacing = (...credentials: string[]) =>
    signIn(identity, member, { [REPLACES_HEADER]: credentials.map(hashCredential).join() });

  it.each(['bearer', 'cookie'] as const)(
    'ends the session whose %s was presented, and no other',
    async (by) => {
      const [old, other] = [await signedIn(), await signedIn()];
      const { body } = await replacing(old[by]);
      expect([await whoIs(identity, old.bearer), await whoIs(identity, old.cookie)]).toEqual([null, null]);
      expect(await redis.exists(keyOf(old.bearer), keyOf(old.cookie))).toBe(0);
      for (const bearer of [other.bearer, body.token]) expect(await whoIs(identity, bearer)).not.toBeNull();
    },
  );

  it('ends both where a browser presents two', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    await replacing(one.bearer, two.cookie);
    expect([await whoIs(identity, one.cookie), await whoIs(identity, two.bearer)]).toEqual([null, null]);
  });

  it('ends nothing when it fails, and succeeds when nothing can be ended', async () => {
    const old = await signedIn();
    const wrong = { ...member, password: 'Wrong-Harbor-42' };
    await signIn(identity, wrong, { [REPLACES_HEADER]: hashCredential(old.bearer) });
    expect(await whoIs(identity, old.bearer)).not.toBeNull();
    const sessions = identity.app.get(SessionsRepository);
    jest.spyOn(sessions, 'removeByCredential').mockRejectedValueOnce(new Error('out of reach'));
    expect((await replacing(old.bearer)).status).toBe(200);
  });

  it('ends nobody’s session by anything but a credential', async () => {
    const { bearer } = await signedIn();
    const session = await whoIs(identity, bearer);
    const names = [session?.sessionId ?? '', session?.userId ?? '', hashCredential(hashCredential(bearer))];
    for (const name of names) await signIn(identity, member, { [REPLACES_HEADER]: name });
    expect(await whoIs(identity, bearer)).not.toBeNull();
  });
});

describe('the current user', () => {
  it('is nobody without an account', async () => {
    for (const caller of [nobody, aCaregiver()]) {
      const { problem } = await identity.call(identityRoutes.currentUser, caller);
      expect(problem).toMatchObject({ status: 401, code: 'not-signed-in' });
    }
  });
});
