import { erasureRequested } from '@careward/contracts/events/erasure';
import type { EventContract } from '@careward/contracts/events/event';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCaregiver } from './a-caller.js';
import { collectionsWith, goneFrom } from './collections-with.js';
import { eventOf } from './event-of.js';
import { eventually } from './eventually.js';
import type { RunningService } from './start-service-for-test.js';
import type { TestBus } from './test-bus.js';

type SignedIn = ReturnType<typeof aCaregiver>;

/** Tries to bring a document about somebody into being; answers the status. */
type Write = (who: SignedIn) => Promise<number>;

type Store = {
  /** How many documents of it `plant` leaves. */
  planted: number;
  /** Every way in which one comes into being. */
  writes: readonly [Write, ...Write[]];
};

type ErasingService = {
  service: () => RunningService;
  bus: () => TestBus;
  acknowledged: EventContract;
};
type KeepingService = ErasingService & {
  /** Makes a person known to the service. */
  plant: (who: SignedIn) => Promise<unknown>;
  /** By the names under which the acknowledgement counts. */
  stores: Readonly<Record<string, Store>>;
};

const request = (userId: string) =>
  eventOf(erasureRequested, { userId, erasureId: randomUUID() }, { subject: userId });

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

/** What every service promises when an account is deleted, also one that keeps nothing about people. */
export function describeAcknowledgement(erasing: ErasingService): void {
  const told = acknowledgements(erasing);

  describe('erasure.requested', () => {
    it('is answered for somebody never heard of, each time, and with a field it does not know', async () => {
      const event = request(randomUUID());
      await erasing.bus().publish({ ...event, data: { ...event.data, later: 7 } });
      await told(event.data.erasureId);
      await erasing.bus().publish(event);
      for (const { data } of await told(event.data.erasureId, 2))
        expect(data).toMatchObject({ ...event.data, removed: 0 });
    });
  });
}

/** The same for one that keeps something; run it with the service's own documents. */
export function describeErasure(erasing: KeepingService): void {
  const { service, bus, plant, stores } = erasing;
  const told = acknowledgements(erasing);
  const counts = Object.fromEntries(Object.entries(stores).map(([name, { planted }]) => [name, planted]));
  const removed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const writes = Object.values(stores).flatMap((store) => store.writes);
  const writeAll = (who: SignedIn) => Promise.all(writes.map((write) => write(who)));
  const nothingOf = (who: SignedIn) => goneFrom(service(), who.userId);

  describeAcknowledgement(erasing);

  describe('erasure.requested, about somebody known', () => {
    it('removes all of one person, tells how much, and leaves everybody else', async () => {
      const [who, other] = [aCaregiver(), aCaregiver()];
      await Promise.all([plant(who), plant(other)]);
      const known = await collectionsWith(service(), other.userId);
      expect(known.length).toBeGreaterThanOrEqual(Object.keys(stores).length);
      const event = request(who.userId);
      await bus().publish(event);
      const [answer] = await told(event.data.erasureId);
      expect(answer?.data).toEqual({ ...event.data, removed, ...counts });
      await nothingOf(who);
      expect(await collectionsWith(service(), other.userId)).toEqual(known);
    });

    it('is answered each time with the same counts, and removes nothing twice', async () => {
      const who = aCaregiver();
      await plant(who);
      const event = request(who.userId);
      await bus().publish(event);
      await told(event.data.erasureId);
      await bus().publish(event);
      for (const { data } of await told(event.data.erasureId, 2))
        expect(data).toEqual({ ...event.data, removed, ...counts });
    });

    it('refuses whatever is written later, in every store', async () => {
      const [who, living] = [aCaregiver(), aCaregiver()];
      await plant(who);
      const event = request(who.userId);
      await bus().publish(event);
      await told(event.data.erasureId);
      expect(await writeAll(who)).toEqual(writes.map(() => 410));
      await nothingOf(who);
      // The same works for whoever is still there.
      for (const status of await writeAll(living)) expect([200, 201]).toContain(status);
    });

    it('leaves nothing of what is written at that moment', async () => {
      const who = aCaregiver();
      const event = request(who.userId);
      const before = await writeAll(who);
      const requested = bus().publish(event);
      const meanwhile = Array.from({ length: 10 }, () => writeAll(who));
      await requested;
      const statuses = [...before, ...(await Promise.all(meanwhile)).flat()];
      for (const status of statuses) expect([200, 201, 410]).toContain(status);
      await told(event.data.erasureId);
      await nothingOf(who);
    });
  });
}
