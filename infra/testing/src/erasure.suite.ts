import { erasureRequested } from '@careward/contracts/events/erasure';
import type { EventContract } from '@careward/contracts/events/event';
import type { Caller } from '@careward/platform/http/assertion';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCaregiver } from './a-caller.js';
import { collectionsWith } from './collections-with.js';
import { eventOf } from './event-of.js';
import { eventually } from './eventually.js';
import type { RunningService } from './start-service-for-test.js';
import type { TestBus } from './test-bus.js';

type SignedIn = ReturnType<typeof aCaregiver>;

type ErasingService = {
  service: () => RunningService;
  bus: () => TestBus;
  acknowledged: EventContract;
  /** Makes a person known to the service, with the documents that `stores` counts. */
  plant: (who: SignedIn) => Promise<unknown>;
  stores: Record<string, number>;
  /** Tries to make each kind of document for somebody; answers the statuses. Absent where people make none. */
  write?: (who: Caller) => Promise<number[]>;
};

/** What every service promises when an account is deleted; run it with the service's own documents. */
export function describeErasure({ service, bus, acknowledged, plant, stores, write }: ErasingService): void {
  const told = (erasureId: string, count = 1) =>
    eventually(() => {
      const events = bus()
        .ofType(acknowledged)
        .filter(({ data }) => data['erasureId'] === erasureId);
      if (events.length < count) throw new Error(`${events.length} of ${count} acknowledgements`);
      return events;
    });
  const request = (userId: string) =>
    eventOf(erasureRequested, { userId, erasureId: randomUUID() }, { subject: userId });
  const removed = Object.values(stores).reduce((sum, count) => sum + count, 0);

  describe('erasure.requested', () => {
    it('removes all of one person, tells how much, and leaves everybody else', async () => {
      const [who, other] = [aCaregiver(), aCaregiver()];
      await Promise.all([plant(who), plant(other)]);
      const known = await collectionsWith(service(), other.userId);
      const event = request(who.userId);
      await bus().publish(event);
      const [answer] = await told(event.data.erasureId);
      expect(answer?.data).toEqual({ ...event.data, removed, ...stores });
      await eventually(async () => expect(await collectionsWith(service(), who.userId)).toEqual([]));
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
        expect(data).toEqual({ ...event.data, removed, ...stores });
    });

    it('is answered for somebody never heard of, and with a field it does not know', async () => {
      const event = request(randomUUID());
      await bus().publish({ ...event, data: { ...event.data, later: 7 } });
      const [answer] = await told(event.data.erasureId);
      expect(answer?.data).toMatchObject({ ...event.data, removed: 0 });
    });

    it('refuses whatever is written later', async () => {
      const who = aCaregiver();
      await plant(who);
      const event = request(who.userId);
      await bus().publish(event);
      await told(event.data.erasureId);
      for (const status of (await write?.(who)) ?? []) expect(status).toBe(410);
      await eventually(async () => expect(await collectionsWith(service(), who.userId)).toEqual([]));
    });

    it('leaves nothing of what is written at that moment', async () => {
      const who = aCaregiver();
      await plant(who);
      const event = request(who.userId);
      const writes = Array.from({ length: 10 }, () => write?.(who) ?? Promise.resolve([]));
      await bus().publish(event);
      for (const status of (await Promise.all(writes)).flat()) expect([200, 201, 404, 410]).toContain(status);
      await told(event.data.erasureId);
      await eventually(async () => expect(await collectionsWith(service(), who.userId)).toEqual([]));
    });
  });
}
