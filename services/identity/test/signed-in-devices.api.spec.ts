import { DEVICE_HEADER } from '@careward/contracts/kernel/http';
import { liveSessions } from '@careward/contracts/identity/internal-calls';
import { sessionStarted } from '@careward/contracts/identity/events';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { REDIS } from '@careward/platform/app/redis';
import { nobody } from '@careward/testing/a-principal';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { SessionCache } from '../src/sessions/session-cache.js';
import { EndSession } from '../src/sessions/sessions.js';
import {
  agreements,
  callerWith,
  complete,
  hashCredential,
  resetPassword,
  resetToken,
  signIn,
  signUp,
  verifiedToken,
  whoIs,
} from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DAY = 24 * 3_600_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

/** Somebody signed in here, and on a phone a second later. */
async function onTwoDevices() {
  const person = aPerson();
  const start = Date.now();
  identity.setTime(new Date(start));
  const here = (await signUp(identity, person)).body;
  identity.setTime(new Date(start + 1_000));
  const there = (await signIn(identity, person, { 'user-agent': phone })).body;
  return {
    person,
    start,
    here: here.token,
    there: there.token,
    caller: await callerWith(identity, here.token),
  };
}
const isCached = async (bearer: string) =>
  (await identity.app.get<Redis>(REDIS).exists(`${identity.prefix}session:${hashCredential(bearer)}`)) === 1;
const idOf = async (bearer: string) => (await whoIs(identity, bearer))?.sessionId ?? '';

describe('the signed-in devices', () => {
  it('are listed with what they are and when they were used', async () => {
    const { caller, here, there, start } = await onTwoDevices();
    const { body } = await identity.call(identityRoutes.sessions, caller);
    const [first, second] = [new Date(start).toISOString(), new Date(start + 1_000).toISOString()];
    const inOrder = [...body].sort((one, other) => one.startedAt.localeCompare(other.startedAt));
    expect(inOrder).toEqual([
      {
        id: await idOf(here),
        browser: 'other',
        system: 'other',
        startedAt: first,
        lastSeenAt: second,
        current: true,
      },
      {
        id: await idOf(there),
        browser: 'safari',
        system: 'ios',
        startedAt: second,
        lastSeenAt: second,
        current: false,
      },
    ]);
  });

  it('are in the order of their last use, the latest first', async () => {
    const { caller, here, there, start } = await onTwoDevices();
    const ids = async () => (await identity.call(identityRoutes.sessions, caller)).body.map(({ id }) => id);
    identity.setTime(new Date(start + 2_000));
    const idThere = await idOf(there);
    identity.setTime(new Date(start + 3_000));
    const idHere = await idOf(here);
    expect(await ids()).toEqual([idHere, idThere]);
    identity.setTime(new Date(start + 4_000));
    await idOf(there);
    expect(await ids()).toEqual([idThere, idHere]);
  });

  it('no longer include one that has expired', async () => {
    const { caller } = await onTwoDevices();
    identity.setTime(new Date(Date.now() + 15 * DAY));
    expect((await identity.call(identityRoutes.sessions, caller)).body).toEqual([]);
  });

  it('are signed out one by one, at once', async () => {
    const { caller, here, there } = await onTwoDevices();
    const params = { id: await idOf(there) };
    expect((await identity.call(identityRoutes.endSession, caller, { params })).body).toEqual({ ended: 1 });
    expect(await isCached(there)).toBe(false);
    expect(await whoIs(identity, there)).toBeNull();
    expect(await whoIs(identity, here)).not.toBeNull();
    const again = await identity.call(identityRoutes.endSession, caller, { params });
    expect(again.problem).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('are signed out all but this one, at once', async () => {
    const { person, caller, here, there } = await onTwoDevices();
    const third = (await signIn(identity, person)).body.token;
    expect((await identity.call(identityRoutes.endOtherSessions, caller)).body).toEqual({ ended: 2 });
    expect([await whoIs(identity, there), await whoIs(identity, third)]).toEqual([null, null]);
    expect(await whoIs(identity, here)).not.toBeNull();
    expect((await identity.call(identityRoutes.endOtherSessions, caller)).body).toEqual({ ended: 0 });
  });

  it('are signed out all but this one, also one that signs in meanwhile', async () => {
    const { person, caller, there } = await onTwoDevices();
    const cache = identity.app.get(SessionCache);
    const remove = cache.remove.bind(cache);
    let late = '';
    jest.spyOn(cache, 'remove').mockImplementationOnce(async (hashes) => {
      await remove(hashes);
      late = (await signIn(identity, person)).body.token;
    });
    await identity.call(identityRoutes.endOtherSessions, caller);
    expect([await whoIs(identity, there), await whoIs(identity, late)]).toEqual([null, null]);
    expect(await isCached(there)).toBe(false);
    expect(await isCached(late)).toBe(false);
  });

  it('of others are out of reach', async () => {
    const [mine, others] = [await onTwoDevices(), await onTwoDevices()];
    for (const id of [await idOf(others.there), 'nonsense', '{"$gt":""}']) {
      const { problem } = await identity.call(identityRoutes.endSession, mine.caller, { params: { id } });
      expect(problem.status).toBe(404);
    }
    await identity.call(identityRoutes.endOtherSessions, mine.caller);
    expect(await whoIs(identity, others.there)).not.toBeNull();
    const listed = (await identity.call(identityRoutes.sessions, mine.caller)).body.map(({ id }) => id);
    expect(listed).not.toContain(await idOf(others.here));
  });

  it('need a session', async () => {
    expect((await identity.call(identityRoutes.sessions, nobody)).problem.status).toBe(401);
    expect((await identity.call(identityRoutes.endOtherSessions, nobody)).problem.status).toBe(401);
    const params = { id: 'any' };
    expect((await identity.call(identityRoutes.endSession, nobody, { params })).problem.status).toBe(401);
  });
});

describe('the sessions that are alive', () => {
  const alive = async (userId: string, sessionIds: string[]) => {
    const answer = await identity.ask(liveSessions, { by: 'notifications', body: { userId, sessionIds } });
    return answer?.sessionIds;
  };
  const userIdOf = async (bearer: string) => (await whoIs(identity, bearer))?.userId ?? '';

  it('are those of the person that have not ended', async () => {
    const { person, caller, here, there } = await onTwoDevices();
    const [userId, first, second] = [await userIdOf(here), await idOf(here), await idOf(there)];
    const ofAnother = await idOf((await onTwoDevices()).here);
    expect(await alive(userId, [first, second, ofAnother])).toEqual([first, second]);
    await identity.call(identityRoutes.endSession, caller, { params: { id: second } });
    expect(await alive(userId, [first, second])).toEqual([first]);
    const token = await resetToken(identity, person.email);
    await resetPassword(identity, { token, password: 'Tidal-Lantern-77' });
    expect(await alive(userId, [first, second])).toEqual([]);
    expect(await alive(first, [first])).toEqual([]);
  });

  it('are not those that a new password has ended and a process has left behind', async () => {
    const { person, here, there, start } = await onTwoDevices();
    identity.setTime(new Date(start + 2_000));
    const [userId, kept, ended] = [await userIdOf(here), await idOf(here), await idOf(there)];
    jest.spyOn(identity.app.get(EndSession), 'endAll').mockResolvedValueOnce(0);
    const body = { currentPassword: person.password, newPassword: 'Tidal-Lantern-77' };
    const caller = await callerWith(identity, here);
    expect((await identity.call(identityRoutes.changePassword, caller, { body })).status).toBe(200);
    expect(await alive(userId, [kept, ended])).toEqual([kept]);
    expect((await identity.call(identityRoutes.sessions, caller)).body.map(({ id }) => id)).toEqual([kept]);
    expect(await whoIs(identity, there)).toBeNull();
  });

  it('are not those that nobody has used for too long', async () => {
    const { here, start } = await onTwoDevices();
    const [userId, id] = [await userIdOf(here), await idOf(here)];
    identity.setTime(new Date(start + 15 * DAY));
    expect(await alive(userId, [id])).toEqual([]);
  });
});

describe('a sign-in', () => {
  const startsOf = (userId: string, count: number) =>
    eventually(() => {
      const starts = identity.bus.ofType(sessionStarted).filter(({ data }) => data.userId === userId);
      expect(starts).toHaveLength(count);
      return starts.map(({ data }) => data);
    });

  it('is told as new without the cookie of the device, and never for the session of a sign-up', async () => {
    const person = aPerson();
    const { body, headers } = await signUp(identity, person);
    const device = headers.get(DEVICE_HEADER)?.split('; ')[0] ?? '';
    await signIn(identity, person, { [DEVICE_HEADER]: device });
    await signIn(identity, person, { 'user-agent': phone });
    await signIn(identity, { ...person, password: 'Wrong-Harbor-42' });
    await signIn(identity, person, { [DEVICE_HEADER]: `${device}x` });
    const starts = await startsOf(body.user.id, 3);
    expect(starts.map(({ device: known, browser, system }) => [known, browser, system])).toEqual([
      ['known', 'other', 'other'],
      ['new', 'safari', 'ios'],
      ['new', 'other', 'other'],
    ]);
  });

  it('with the used link of a sign-up is told like any other', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    const form = { token, password: person.password, ...agreements };
    const { body } = await complete(identity, form);
    expect((await complete(identity, form, { 'user-agent': phone })).status).toBe(201);
    const [start] = await startsOf(body.user.id, 1);
    expect(start).toMatchObject({ device: 'new', browser: 'safari', system: 'ios' });
  });
});
