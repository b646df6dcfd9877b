import type { EventContract } from '@careward/contracts/kernel/event';
import { deadLettersOf } from '@careward/contracts/kernel/operations';
import { signatureOf } from '@careward/platform/internal-calls/signature';
import { failures } from '@careward/platform/events/rabbit/message-handler';
import { Database } from '@careward/platform/mongo/database';
import { LateWriteCleanup } from '@careward/platform/personal-data/erasures';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCaregiver } from './a-principal.js';
import { collectionsWith, goneFrom } from './collections-with.js';
import { erasureEvent, erasureSignature, signingKeyOf } from './caller-keys.js';
import { eventually } from './eventually.js';
import type { RunningService } from './start-service-for-test.js';
import type { BrokerClient } from './broker-client.js';

type SignedIn = ReturnType<typeof aCaregiver>;

/** Tries to create a document about a user; returns the status. */
type Write = (who: SignedIn) => Promise<number>;

type Store = {
  /** How many documents of this store `plant` creates. */
  planted: number;
  /** Every way to create one. */
  writes: readonly [Write, ...Write[]];
};

type ErasingService = {
  service: () => RunningService;
  bus: () => BrokerClient;
  acknowledged: EventContract;
};
type KeepingService = ErasingService & {
  /** Creates documents about a user in every store. */
  plant: (who: SignedIn) => Promise<unknown>;
  /** By the names that the acknowledgement uses. */
  stores: Readonly<Record<string, Store>>;
};

const acknowledgements =
  ({ bus, acknowledged }: ErasingService) =>
  (erasureId: string, count = 1) =>
    eventually(() => {
      const events = bus()
        .ofType(acknowledged)
        .filter(({ data }) => data['erasureId'] === erasureId);
      if (events.length < count) throw new Error(`${events.length} of ${count} acknowledgements`);
      return events;
    });

const idsOf = ({ data: { erasureId, userId } }: ReturnType<typeof erasureEvent>) => ({ erasureId, userId });

type Ids = ReturnType<typeof idsOf>;
/** Erasure requests that identity has not signed, and who signed them. */
const forgeries: [string, (ids: Ids) => string][] = [
  ['somebody without a key', () => 'A'.repeat(86)],
  ['another service', (ids) => erasureSignature(ids, 'gateway')],
  ['identity, for another erasure', (ids) => erasureSignature({ ...ids, erasureId: randomUUID() })],
  ['identity, for somebody else', (ids) => erasureSignature({ ...ids, userId: randomUUID() })],
  ['identity, for another purpose', (ids) => signatureOf(ids, signingKeyOf('identity'))],
];

const forged = (userId: string, signatureFor: (ids: Ids) => string) => {
  const event = erasureEvent(userId);
  return { ...event, data: { ...event.data, signature: signatureFor(idsOf(event)) } };
};

/** Waits until the event is a dead letter with the reason `forged`. */
const expectForged = ({ service, acknowledged }: ErasingService, id: string) =>
  eventually(async () =>
    expect(await service().ask(deadLettersOf(acknowledged.owner), { by: 'gateway' })).toContainEqual(
      expect.objectContaining({ id, reason: 'forged' }),
    ),
  );

/** Every service refuses erasure requests that identity has not signed. */
function describeSignature(erasing: ErasingService): void {
  const { service, bus, acknowledged } = erasing;
  const acknowledgementsOf = acknowledgements(erasing);
  const acknowledgedFor = (userId: string) =>
    bus()
      .ofType(acknowledged)
      .some(({ data }) => data['userId'] === userId);
  const retried = async () => {
    const queue = `${service().prefix}${acknowledged.owner}.on-user`;
    const { values } = await failures.get();
    return (
      values.find(({ labels }) => labels['queue'] === queue && labels['becomes'] === 'retry')?.value ?? 0
    );
  };

  describe('erasure.requested, not signed by identity', () => {
    it.each(forgeries)('erases nobody and becomes a dead letter: signed by %s', async (_, signatureFor) => {
      const userId = randomUUID();
      const event = forged(userId, signatureFor);
      await bus().publish(event);
      await expectForged(erasing, event.id);
      expect(acknowledgedFor(userId)).toBe(false);
    });

    it('is retried when it has no signature', async () => {
      const signed = erasureEvent(randomUUID());
      const { signature: _, ...unsigned } = signed.data;
      const before = await retried();
      await bus().publish({ ...signed, data: unsigned });
      await eventually(async () => expect(await retried()).toBeGreaterThan(before));
      expect(acknowledgedFor(unsigned.userId)).toBe(false);
      await bus().publish(signed);
      await acknowledgementsOf(unsigned.erasureId);
    });
  });
}

/** Every service acknowledges erasures, also one that stores nothing about users. */
export function describeAcknowledgement(erasing: ErasingService): void {
  const acknowledgementsOf = acknowledgements(erasing);

  describeSignature(erasing);

  describe('erasure.requested', () => {
    it('is acknowledged for an unknown user, each time, and with an unknown field', async () => {
      const event = erasureEvent(randomUUID());
      await erasing.bus().publish({ ...event, data: { ...event.data, later: 7 } });
      await acknowledgementsOf(event.data.erasureId);
      await erasing.bus().publish(event);
      for (const { data } of await acknowledgementsOf(event.data.erasureId, 2))
        expect(data).toMatchObject({ ...idsOf(event), removed: 0 });
    });
  });
}

/** The fields with sealed values, such as `recipients.name`. */
const sealedIn = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string') return value.startsWith('cw1.') ? [field] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sealedIn(item, field));
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    sealedIn(member, field ? `${field}.${name}` : name),
  );
};

/** The same for a service that stores documents about users. */
export function describeErasure(erasing: KeepingService): void {
  const { service, bus, plant, stores } = erasing;
  const acknowledgementsOf = acknowledgements(erasing);
  const counts = Object.fromEntries(Object.entries(stores).map(([name, { planted }]) => [name, planted]));
  const removed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const writes = Object.values(stores).flatMap((store) => store.writes);
  const writeAll = (who: SignedIn) => Promise.all(writes.map((write) => write(who)));
  const expectNothingOf = (who: SignedIn) => goneFrom(service(), who.userId);

  describeAcknowledgement(erasing);

  describe('erasure.requested, for a user with documents', () => {
    // Half a minute later it would remove whatever an erasure has left.
    beforeEach(() => void jest.spyOn(LateWriteCleanup.prototype, 'run').mockResolvedValue());
    afterEach(() => void jest.restoreAllMocks());

    it('removes all documents of the user, reports how many, and leaves those of others', async () => {
      const [who, other] = [aCaregiver(), aCaregiver()];
      await Promise.all([plant(who), plant(other)]);
      const known = await collectionsWith(service(), other.userId);
      expect(known.length).toBeGreaterThanOrEqual(Object.keys(stores).length);
      const event = erasureEvent(who.userId);
      await bus().publish(event);
      const [answer] = await acknowledgementsOf(event.data.erasureId);
      expect(answer?.data).toEqual({ ...idsOf(event), removed, ...counts });
      await expectNothingOf(who);
      expect(await collectionsWith(service(), other.userId)).toEqual(known);
    });

    it('finds the user in the declared stores alone, with nothing sealed but what they declare', async () => {
      const who = aCaregiver();
      await plant(who);
      const declared = Object.values(service().app.get(PersonalData).stores);
      const names = declared.map(({ collection }) => collection);
      expect((await collectionsWith(service(), who.userId)).toSorted()).toEqual(names.toSorted());
      for (const { collection, owner, sealed } of declared) {
        const documents = await service()
          .app.get<Database>(Database)
          .collection(collection)
          .find({ [owner]: who.userId })
          .toArray();
        expect(documents).not.toEqual([]);
        const undeclared = (field: string) => !sealed.includes(field);
        expect(documents.flatMap((each) => sealedIn(each)).filter(undeclared)).toEqual([]);
      }
    });

    it('is acknowledged each time with the same counts', async () => {
      const who = aCaregiver();
      await plant(who);
      const event = erasureEvent(who.userId);
      await bus().publish(event);
      await acknowledgementsOf(event.data.erasureId);
      await bus().publish(event);
      for (const { data } of await acknowledgementsOf(event.data.erasureId, 2))
        expect(data).toEqual({ ...idsOf(event), removed, ...counts });
    });

    it('removes nothing when identity has not signed it', async () => {
      const who = aCaregiver();
      await plant(who);
      const known = await collectionsWith(service(), who.userId);
      const event = forged(who.userId, (ids) => erasureSignature(ids, 'gateway'));
      await bus().publish(event);
      await expectForged(erasing, event.id);
      expect(await collectionsWith(service(), who.userId)).toEqual(known);
    });

    it('refuses later writes to every store', async () => {
      const [who, living] = [aCaregiver(), aCaregiver()];
      await plant(who);
      const event = erasureEvent(who.userId);
      await bus().publish(event);
      await acknowledgementsOf(event.data.erasureId);
      expect(await writeAll(who)).toEqual(writes.map(() => 410));
      await expectNothingOf(who);
      // The same writes work for another user.
      for (const status of await writeAll(living)) expect([200, 201]).toContain(status);
    });

    it('removes what is written at the same time', async () => {
      const who = aCaregiver();
      const event = erasureEvent(who.userId);
      let isAcknowledged = false;
      // One at a time of each kind: a crowd of writes would wait for connections to the database, some in vain.
      const writeAgainAndAgain = async (write: Write) => {
        while (!isAcknowledged) expect([200, 201, 410]).toContain(await write(who));
      };
      const erase = async () => {
        await bus().publish(event);
        await acknowledgementsOf(event.data.erasureId);
        isAcknowledged = true;
      };
      await writeAll(who);
      await Promise.all([erase(), ...writes.map(writeAgainAndAgain)]);
      await expectNothingOf(who);
    });
  });
}
