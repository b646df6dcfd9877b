import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { gatewayRoutes } from '@careward/contracts/gateway/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { keyPair } from '@careward/local/keys';
import { publicKeys } from '@careward/testing/caller-keys';
import { callRoute } from '@careward/testing/call-route';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { CachedSessions, hashCredential, inAMinute, signedEntry } from './cached-sessions.js';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

/** Requests with invented credentials that this gateway lets through to identity. */
const BUDGET = 5;
const prefix = testPrefix();
const cached = new CachedSessions(prefix);
let rig: GatewayRig;
let gateway: Awaited<ReturnType<GatewayRig['start']>>;

beforeAll(async () => {
  rig = await gatewayRig();
  gateway = await rig.start({ REDIS_PREFIX: prefix });
});
afterAll(async () => {
  await rig.stop();
  cached.close();
});
afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  rig.reset();
  // Whoever is signed in here is known by Redis alone.
  rig.services.sessions.clear();
});

const aBearer = () => `cw_${randomBytes(32).toString('base64url')}`;
const aSession = (more: Partial<ResolvedSession> = {}): ResolvedSession => ({
  sessionId: randomUUID(),
  userId: randomUUID(),
  role: 'caregiver',
  credential: 'bearer',
  expiresAt: inAMinute(),
  ...more,
});
const withBearer = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
const statusOf = async (bearer: string, { url } = gateway) =>
  (await callRoute(url, careProfileRoutes.profile, { headers: withBearer(bearer) })).status;

describe('a session in Redis', () => {
  it('is accepted when identity signed it for this credential, and identity is not asked', async () => {
    const [bearer, session] = [aBearer(), aSession()];
    await cached.put(bearer, signedEntry(bearer, { session }));
    expect(await statusOf(bearer)).toBe(200);
    expect(rig.services.received).toMatchObject([{ caller: { userId: session.userId } }]);
    expect(rig.services.resolved).toEqual([]);
  });

  it('is accepted with the old and the new key of identity while its key is being changed', async () => {
    const [bearer, session] = [aBearer(), aSession()];
    await cached.put(bearer, signedEntry(bearer, { session }));
    for (const identity of [
      [keyPair().publicKey, publicKeys['identity']],
      [publicKeys['identity'], keyPair().publicKey],
    ]) {
      const keys = JSON.stringify({ ...publicKeys, identity });
      const during = await rig.start({ REDIS_PREFIX: prefix, INTERNAL_PUBLIC_KEYS: keys });
      expect(await statusOf(bearer, during)).toBe(200);
    }
    expect(rig.services.resolved).toEqual([]);
  });

  it('is found in a Redis cluster, which refuses a command over two keys', async () => {
    const [bearer, session] = [aBearer(), aSession()];
    await cached.put(bearer, signedEntry(bearer, { session }));
    const url = await cached.withoutCommandsOverKeys();
    const before = await rig.start({ REDIS_PREFIX: prefix, REDIS_URL: url });
    expect(await statusOf(bearer, before)).toBe(200);
    expect(rig.services.resolved).toEqual([]);
  });

  const past = () => new Date(Date.now() - 1_000).toISOString();
  it.each<[string, (bearer: string) => unknown]>([
    ['was written by hand', () => aSession()],
    ['has a made-up signature', () => ({ session: aSession(), until: inAMinute(), signature: 'AAAA' })],
    [
      'has no signature',
      (bearer) => ({ ...signedEntry(bearer, { session: aSession() }), signature: undefined }),
    ],
    ['was signed by another service', (bearer) => signedEntry(bearer, { session: aSession(), by: 'coach' })],
    ['was copied from another credential', () => signedEntry(aBearer(), { session: aSession() })],
    [
      'names somebody else',
      (bearer) => ({ ...signedEntry(bearer, { session: aSession() }), session: aSession() }),
    ],
    ['has expired', (bearer) => signedEntry(bearer, { session: aSession({ expiresAt: past() }) })],
    ['was kept too long', (bearer) => signedEntry(bearer, { session: aSession(), until: past() })],
    [
      'was kept too long and prolonged',
      (bearer) => ({ ...signedEntry(bearer, { session: aSession(), until: past() }), until: inAMinute() }),
    ],
  ])('counts as absent when it %s', async (_, entryFor) => {
    const bearer = aBearer();
    await cached.put(bearer, entryFor(bearer));
    expect(await statusOf(bearer)).toBe(401);
    expect(rig.services.resolved).toEqual([hashCredential(bearer)]);
    expect(rig.services.received).toEqual([]);
  });

  it('ends when its entry is removed, however often it was accepted before', async () => {
    const bearer = aBearer();
    await cached.put(bearer, signedEntry(bearer, { session: aSession() }));
    expect([await statusOf(bearer), await statusOf(bearer)]).toEqual([200, 200]);
    await cached.remove(bearer);
    expect(await statusOf(bearer)).toBe(401);
  });

  it('ends when its entry expires, however often it was accepted before', async () => {
    const bearer = aBearer();
    const until = Date.now() + 60_000;
    await cached.put(
      bearer,
      signedEntry(bearer, { session: aSession(), until: new Date(until).toISOString() }),
    );
    expect([await statusOf(bearer), await statusOf(bearer)]).toEqual([200, 200]);
    jest.spyOn(Date, 'now').mockReturnValue(until);
    expect(await statusOf(bearer)).toBe(401);
  });

  it('that was changed makes nobody a super admin', async () => {
    const [bearer, session] = [aBearer(), aSession()];
    const entry = signedEntry(bearer, { session });
    await cached.put(bearer, { ...entry, session: { ...session, role: 'super_admin' } });
    rig.services.sessions.set(bearer, session);
    const headers = withBearer(bearer);
    const { problem } = await callRoute(gateway.url, gatewayRoutes.deadLetters, { headers });
    expect(problem.status).toBe(403);
  });

  it.each(['{', 'null', '{"userId":1}', ''])('is ignored as %j, and identity is asked', async (odd) => {
    const bearer = aBearer();
    await cached.put(bearer, odd);
    rig.services.sessions.set(bearer, aSession());
    expect(await statusOf(bearer)).toBe(200);
  });
});

describe('a known session', () => {
  it('works from a rate-limited address, also after its cache entry was removed', async () => {
    const own = testPrefix();
    const [strict, entries] = [
      await rig.start({ REDIS_PREFIX: own, RATE_LIMIT_FACTOR: String(BUDGET / 300) }),
      new CachedSessions(own),
    ];
    for (let n = 0; n < BUDGET; n += 1) expect(await statusOf(aBearer(), strict)).toBe(401);
    expect(await statusOf(aBearer(), strict)).toBe(429);

    const { body } = await callRoute(strict.url, identityRoutes.login, { body: {} });
    const session = aSession();
    rig.services.sessions.set(body.token, session);
    // As identity does when it starts a session.
    await entries.put(body.token, signedEntry(body.token, { session }));
    expect(await statusOf(body.token, strict)).toBe(200);
    await entries.remove(body.token);
    const headers = withBearer(body.token);
    expect((await callRoute(strict.url, identityRoutes.currentUser, { headers })).status).toBe(200);
    entries.close();
  });
});
