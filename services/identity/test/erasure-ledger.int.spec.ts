import { erasureAcknowledgements } from '@careward/contracts/event-catalog';
import { ERASURE } from '@careward/contracts/identity/limits';
import { isSignedBy, publicKeyOf } from '@careward/platform/internal-calls/signature';
import { oldestErasure, openErasures } from '@careward/platform/personal-data/erasure-request';
import { Log } from '@careward/platform/observability/log';
import { runPeriodically, type PeriodicTaskRunner } from '@careward/platform/jobs/periodic-task';
import { newId } from '@careward/platform/app/new-id';
import { publicKeys } from '@careward/testing/caller-keys';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RevokeAccess } from '../src/erasure/delete-account.js';
import { ErasureReconciler } from '../src/erasure/erasure-reconciler.js';
import { LedgerRepository, receiptOf, type LedgerEntry } from '../src/erasure/ledger.repository.js';
import type { Tombstone } from '../src/erasure/tombstone.domain.js';
import { TombstonesRepository } from '../src/erasure/tombstones.repository.js';
import type { SessionDocument } from '../src/sessions/sessions.repository.js';
import { UsersRepository } from '../src/user/users.repository.js';
import { acknowledge, aMember, erased, keysOf, ledgerOf, requestsOf, tombstoneOf } from './erasure-story.js';
import { whoIs } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  // Here the task runs when a spec calls it.
  await identity.app
    .get<PeriodicTaskRunner>(runPeriodically(ErasureReconciler).provide)
    .onApplicationShutdown();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(new Date()));

const reconciler = () => identity.app.get(ErasureReconciler);
const later = (milliseconds: number) => identity.setTime(new Date(Date.now() + milliseconds));
const sessionsOf = (userId: string) =>
  collectionOf<SessionDocument>(identity, 'sessions').countDocuments({ userId });
const completed = (erasureId: string) =>
  eventually(async () => {
    const entry = await ledgerOf(identity, erasureId);
    if (!entry?.completedAt) throw new Error('not complete');
    return entry;
  });

/** As anybody can check a receipt who has identity's public key. */
function isGenuine(entry: LedgerEntry): boolean {
  const receipt = receiptOf(entry, entry.completedAt ?? new Date(0));
  return isSignedBy(publicKeyOf(publicKeys['identity'] ?? ''), receipt, entry.signature ?? '');
}

describe('the ledger', () => {
  it('is open until the last service has acknowledged, then signed', async () => {
    const { userId, ...member } = await aMember(identity);
    const erasureId = await erased(identity, { userId, ...member });
    const [last, ...others] = erasureAcknowledgements.map(({ owner }) => owner);
    await acknowledge(identity, { erasureId, userId }, others);
    await eventually(async () =>
      expect(Object.keys((await ledgerOf(identity, erasureId))?.acknowledgements ?? {}).sort()).toEqual(
        [...others].sort(),
      ),
    );
    expect((await ledgerOf(identity, erasureId))?.signature).toBeUndefined();

    await acknowledge(identity, { erasureId, userId }, [last ?? '']);
    const entry = await completed(erasureId);
    expect(isGenuine(entry)).toBe(true);
    expect(entry.acknowledgements?.['coach']?.removed).toEqual({
      removed: 13,
      conversations: 2,
      exchanges: 6,
      generations: 1,
      files: 3,
      careContexts: 1,
    });
    expect(JSON.stringify(entry)).not.toContain(userId);
    const changed = { ...entry, acknowledgements: { ...entry.acknowledgements } };
    delete changed.acknowledgements['coach'];
    expect(isGenuine(changed)).toBe(false);
  });

  it('adds an erasure once when many add it at once', async () => {
    const member = await aMember(identity);
    const tombstone = { _id: member.userId, emailIndex: '', erasedAt: new Date(), outbox: [], events: 0 };
    const erasure = { id: newId(), askedAt: new Date() };
    const ledger = identity.app.get(LedgerRepository);
    await Promise.all(Array.from({ length: 30 }, () => ledger.add({ ...tombstone, erasure })));
    expect(await ledgerOf(identity, erasure.id)).toMatchObject({ requestedAt: tombstone.erasedAt });
  });

  it('does not change after it was signed', async () => {
    const member = await aMember(identity);
    const ids = { erasureId: await erased(identity, member), userId: member.userId };
    await acknowledge(identity, ids);
    const entry = await completed(ids.erasureId);
    await acknowledge(identity, ids);
    await reconciler().run();
    // Somebody else's erasure goes through the same queue after it.
    const next = await aMember(identity);
    const nextId = await erased(identity, next);
    await acknowledge(identity, { erasureId: nextId, userId: next.userId });
    await completed(nextId);
    expect(await ledgerOf(identity, ids.erasureId)).toEqual(entry);
  });

  it('ignores an acknowledgement of another erasure', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    await acknowledge(identity, { erasureId: newId(), userId: member.userId });
    await acknowledge(identity, { erasureId, userId: member.userId }, ['discovery']);
    await eventually(async () =>
      expect(Object.keys((await ledgerOf(identity, erasureId))?.acknowledgements ?? {})).toEqual([
        'discovery',
      ]),
    );
  });
});

describe('an open erasure', () => {
  it('is requested again every ten minutes, with the same event, until all have acknowledged', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    // As long as the last request has not left, there is nothing to ask again.
    const lastHasLeft = () =>
      eventually(async () =>
        expect(await tombstoneOf(identity, member.userId)).toMatchObject({ outbox: [] }),
      );
    await reconciler().run();
    await lastHasLeft();
    later(ERASURE.askedAgain);
    await Promise.all([reconciler().run(), reconciler().run()]);
    await requestsOf(identity, member.userId, 2);
    await lastHasLeft();
    later(2 * ERASURE.askedAgain);
    await reconciler().run();
    const requests = await requestsOf(identity, member.userId, 3);
    expect(requests.map(({ id, sequence }) => [id, sequence])).toEqual([
      [erasureId, 2],
      [erasureId, 3],
      [erasureId, 4],
    ]);

    await acknowledge(identity, { erasureId, userId: member.userId });
    await completed(erasureId);
    later(3 * ERASURE.askedAgain);
    await reconciler().run();
    expect(await requestsOf(identity, member.userId)).toHaveLength(3);
  });

  it('is logged as late once, with the services that have not acknowledged', async () => {
    const member = await aMember(identity);
    const ids = { erasureId: await erased(identity, member), userId: member.userId };
    await acknowledge(identity, ids, ['care-profile', 'discovery']);
    await eventually(async () =>
      expect(Object.keys((await ledgerOf(identity, ids.erasureId))?.acknowledgements ?? {})).toHaveLength(2),
    );
    const error = jest.spyOn(identity.app.get(Log), 'error');
    const said = () => error.mock.calls.filter(([, fields]) => fields?.['erasureId'] === ids.erasureId);
    await reconciler().run();
    expect(said()).toEqual([]);
    later(ERASURE.late);
    await Promise.all([reconciler().run(), reconciler().run()]);
    await reconciler().run();
    expect((await oldestErasure.get()).values[0]?.value).toBeGreaterThanOrEqual(ERASURE.late / 1_000);
    expect(said()).toEqual([
      ['erasure is late', { erasureId: ids.erasureId, waitingFor: ['coach', 'assessment', 'notifications'] }],
    ]);
    error.mockRestore();
  });

  it('loses its address in time', async () => {
    const member = await aMember(identity);
    const erasureId = await erased(identity, member);
    later(ERASURE.contactKept / 2);
    await reconciler().run();
    expect(await keysOf(identity, erasureId)).toHaveLength(1);
    later(ERASURE.contactKept);
    await reconciler().run();
    expect(await keysOf(identity, erasureId)).toEqual([]);
    expect((await tombstoneOf(identity, member.userId))?.erasure).not.toHaveProperty('contact');
  });

  it('is continued when the process died right after the commit', async () => {
    const member = await aMember(identity);
    const user = await identity.app.get(UsersRepository).find(member.userId);
    if (!user) throw new Error('nobody signed up');
    const erasureId = newId();
    await identity.app.get(TombstonesRepository).create(user, erasureId, new Date());
    expect(await sessionsOf(member.userId)).toBe(1);
    await reconciler().run();
    expect(await sessionsOf(member.userId)).toBe(0);
    expect((await keysOf(identity, member.userId)).every(({ wrapped }) => wrapped === null)).toBe(true);
    expect(await ledgerOf(identity, erasureId)).toMatchObject({ requestedAt: expect.any(Date) });
  });

  it('comes after the older ones, also when one of those fails', async () => {
    const [younger, older] = [await aMember(identity), await aMember(identity)];
    for (const [{ userId }, age] of [
      [younger, 0],
      [older, 60_000],
    ] as const) {
      const user = await identity.app.get(UsersRepository).find(userId);
      if (!user) throw new Error('nobody signed up');
      await identity.app.get(TombstonesRepository).create(user, newId(), new Date(Date.now() - age));
    }
    const access = identity.app.get(RevokeAccess);
    const end = access.execute.bind(access);
    const ended = jest.spyOn(access, 'execute').mockImplementation((userId) => {
      return userId === older.userId ? Promise.reject(new Error('out of reach')) : end(userId);
    });
    await reconciler().run();
    const turns = ended.mock.calls.map(([userId]) => userId);
    ended.mockRestore();
    expect(turns.filter((id) => [younger.userId, older.userId].includes(id))).toEqual([
      older.userId,
      younger.userId,
    ]);
    expect(await sessionsOf(younger.userId)).toBe(0);
    await reconciler().run();
    expect(await sessionsOf(older.userId)).toBe(0);
  });

  it('is seen behind 500 others, by one copy, which repeats none of them before something is due', async () => {
    const open = (
      await collectionOf<Tombstone>(identity, 'users')
        .find({ 'erasure.id': { $gt: '' } })
        .toArray()
    ).length;
    const now = new Date();
    const planted = Array.from({ length: 505 }, (_, n) => {
      const erasedAt = new Date(now.getTime() - 1_000 + n);
      const erasure = { id: newId(), askedAt: erasedAt };
      const _id = newId();
      return { _id, emailIndex: `erased:${_id}`, erasedAt, erasure, outbox: [], events: 0 };
    });
    await collectionOf<Tombstone>(identity, 'users').insertMany(planted);
    const ended = jest.spyOn(identity.app.get(RevokeAccess), 'execute').mockResolvedValue();
    identity.setTime(now);
    await Promise.all([reconciler().run(), reconciler().run()]);
    const ids = planted.map(({ _id }) => _id);
    const turns = () => ended.mock.calls.flatMap(([id]) => (ids.includes(id) ? [id] : []));
    expect(turns().toSorted()).toEqual(ids.toSorted());
    expect((await openErasures.get()).values[0]?.value).toBe(505 + open);
    identity.setTime(new Date(now.getTime() + 10_000));
    await reconciler().run();
    expect(turns()).toHaveLength(505);
    identity.setTime(new Date(now.getTime() + ERASURE.askedAgain));
    await reconciler().run();
    expect(turns()).toHaveLength(1_010);
    ended.mockRestore();
    await collectionOf<Tombstone>(identity, 'users').deleteMany({ _id: { $in: ids } });
  });

  it('is claimed by one copy, also when the other has read it with the lease in it', async () => {
    const { userId } = await aMember(identity);
    const user = await identity.app.get(UsersRepository).find(userId);
    if (!user) throw new Error('nobody signed up');
    const tombstones = identity.app.get(TombstonesRepository);
    const now = new Date();
    await tombstones.create(user, newId(), now);
    const claim = async () => {
      const tombstone = await tombstones.find(userId);
      if (!tombstone) throw new Error('no erasure is open');
      return tombstones.claim(tombstone, now, new Date(now.getTime() + 30_000));
    };
    expect([await claim(), await claim()]).toEqual([true, false]);
  });

  it('that cannot be ended is tried at the next run, then less and less often', async () => {
    const { userId } = await aMember(identity);
    const user = await identity.app.get(UsersRepository).find(userId);
    if (!user) throw new Error('nobody signed up');
    const now = new Date();
    await identity.app.get(TombstonesRepository).create(user, newId(), now);
    const ended = jest.spyOn(identity.app.get(RevokeAccess), 'execute').mockRejectedValue(new Error('away'));
    const triedAfter = async (seconds: number) => {
      const before = ended.mock.calls.filter(([id]) => id === userId).length;
      identity.setTime(new Date(now.getTime() + seconds * 1_000));
      await reconciler().run();
      return ended.mock.calls.filter(([id]) => id === userId).length - before;
    };
    const tries = [];
    for (const seconds of [0, 10, 20, 30, 60, 70]) tries.push(await triedAfter(seconds));
    expect(tries).toEqual([1, 1, 0, 1, 0, 1]);
    ended.mockRestore();
  });

  it('is completed by the last acknowledgement even if the reconciler never ran', async () => {
    const member = await aMember(identity);
    const user = await identity.app.get(UsersRepository).find(member.userId);
    if (!user) throw new Error('nobody signed up');
    const ids = { erasureId: newId(), userId: member.userId };
    await identity.app.get(TombstonesRepository).create(user, ids.erasureId, new Date());
    await acknowledge(identity, ids);
    expect(isGenuine(await completed(ids.erasureId))).toBe(true);
    expect(await whoIs(identity, member.bearer)).toBeNull();
  });
});
