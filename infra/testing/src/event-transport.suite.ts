import { profileUpdated, recipientChanged } from '@careward/contracts/care-profile/events';
import { notFound } from '@careward/platform/http/problem-error';
import {
  NotPublished,
  Unroutable,
  type AnyEvent,
  type EventTransport,
} from '@careward/platform/events/event-transport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventOf } from './event-of.js';
import { eventually } from './eventually.js';

/** What an adapter gives the suite to play with; everything of one rig shares a broker. */
export type TransportRig = {
  /** A transport of the service that owns the event. Not started. */
  producer(): EventTransport | Promise<EventTransport>;
  /** A transport of the service that consumes it. Not started. */
  consumer(): EventTransport | Promise<EventTransport>;
  /** Ends a transport as a kill would, with its unacknowledged events. */
  crash(transport: EventTransport): Promise<void>;
  /** Puts any text where events travel. */
  publishText(type: string, text: string): Promise<void>;
  deadLetters(): Promise<{ id: string | undefined; reason: string }[]>;
  /** Takes the broker down and answers how to bring it back. */
  stopBroker(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** The behaviour every event adapter must have (see EventTransport). */
export function describeEventTransport(name: string, open: () => Promise<TransportRig>): void {
  describe(`events over ${name}`, () => {
    const { type } = profileUpdated;
    const taken: string[] = [];
    const handled: AnyEvent[] = [];
    let fail: (event: AnyEvent) => Error | null;
    let hold: Promise<void>;
    let rig: TransportRig;
    let producer: EventTransport;
    let consumer: EventTransport;

    const handlers = new Map([
      [
        String(type),
        async (event: AnyEvent) => {
          taken.push(event.id);
          await hold;
          const error = fail(event);
          if (error) throw error;
          handled.push(event);
        },
      ],
    ]);
    const handledOf = (id: string) => handled.filter((event) => event.id === id);
    const seen = (event: AnyEvent) =>
      eventually(() => expect(handledOf(event.id)).not.toHaveLength(0), { within: 10_000 });
    const startConsumer = async (handling = handlers) => {
      consumer = await rig.consumer();
      await consumer.start(handling);
      await eventually(() => expect(consumer.connected).toBe(true));
    };

    beforeAll(async () => {
      rig = await open();
      producer = await rig.producer();
      await producer.start(new Map());
      await eventually(() => expect(producer.connected).toBe(true));
      await startConsumer();
    });
    afterAll(async () => {
      await consumer.close();
      await producer.close();
      await rig.close();
    });
    beforeEach(() => {
      handled.length = 0;
      fail = () => null;
      hold = Promise.resolve();
    });

    it('arrive, in the order in which they were published', async () => {
      const events = Array.from({ length: 50 }, (_, index) =>
        eventOf(profileUpdated, {}, { subject: 'one', sequence: index + 1 }),
      );
      for (const event of events) await producer.publish(event);
      await eventually(() =>
        expect(handled.map(({ sequence }) => sequence)).toEqual(events.map(({ sequence }) => sequence)),
      );
    });

    it('arrive with a field nobody knows yet', async () => {
      const event = eventOf(profileUpdated);
      await rig.publishText(
        type,
        JSON.stringify({ ...event, data: { ...event.data, later: 1 }, more: true }),
      );
      await seen(event);
      expect(handledOf(event.id)).toHaveLength(1);
    });

    it('come again after a temporary failure, and hold nobody up meanwhile', async () => {
      const [failing, fine] = [eventOf(profileUpdated), eventOf(profileUpdated)];
      let failures = 1;
      fail = ({ id }) => (id === failing.id && failures-- > 0 ? new Error('away') : null);
      await producer.publish(failing);
      await producer.publish(fine);
      await seen(fine);
      await seen(failing);
      expect(handledOf(failing.id)).toHaveLength(1);
    });

    it.each<[string, (event: AnyEvent) => string, string]>([
      ['that no handler will ever accept', (event) => JSON.stringify(event), 'not-found'],
      ['that break their contract', (event) => JSON.stringify({ ...event, data: {} }), 'contract'],
      ['that are no JSON', (event) => `{"id":"${event.id}"`, 'no-json'],
      ['that are no events', (event) => JSON.stringify([{ id: event.id }]), 'contract'],
    ])('are set aside at once, with the reason: those %s', async (_, textOf, reason) => {
      const event = eventOf(profileUpdated);
      fail = () => notFound('profile');
      await rig.publishText(type, textOf(event));
      await eventually(async () => expect(await rig.deadLetters()).toContainEqual({ id: event.id, reason }));
    });

    it('come again when their consumer is killed with one in hand', async () => {
      const event = eventOf(profileUpdated);
      let letGo = () => {};
      hold = new Promise((resolve) => (letGo = resolve));
      await producer.publish(event);
      await eventually(() => expect(taken).toContain(event.id));
      await rig.crash(consumer);
      hold = Promise.resolve();
      await startConsumer();
      await seen(event);
      letGo();
    });

    it('wait for a consumer that knows them while producers are deployed first', async () => {
      const event = eventOf(recipientChanged);
      await producer.publish(event);
      const known = eventOf(profileUpdated);
      await producer.publish(known);
      await seen(known);
      await consumer.close();
      const handle = handlers.get(type) ?? (() => Promise.reject(new Error('no handler')));
      await startConsumer(new Map([...handlers, [String(recipientChanged.type), handle]]));
      await seen(event);
      expect(await rig.deadLetters()).not.toContainEqual(expect.objectContaining({ id: event.id }));
    });

    it('are finished before a consumer lets go', async () => {
      const event = eventOf(profileUpdated);
      let letGo = () => {};
      hold = new Promise((resolve) => (letGo = resolve));
      await producer.publish(event);
      await eventually(() => expect(taken).toContain(event.id));
      let over = false;
      const drained = consumer.drain().then(() => (over = true));
      // The broker has answered many times more than a consumer needs to let go.
      for (let n = 0; n < 20; n++) await producer.publish(eventOf(profileUpdated));
      expect(over).toBe(false);
      letGo();
      await drained;
      expect(handledOf(event.id)).toHaveLength(1);
      await consumer.close();
      await startConsumer();
      const next = eventOf(profileUpdated);
      await producer.publish(next);
      await seen(next);
      expect(handledOf(event.id)).toHaveLength(1);
    });

    it('are refused while the broker is away, and flow again without a restart of anybody', async () => {
      const restart = await rig.stopBroker();
      await eventually(() => expect(producer.connected).toBe(false));
      const event = eventOf(profileUpdated);
      await expect(producer.publish(event)).rejects.toThrow(NotPublished);
      await restart();
      await eventually(() => expect(producer.connected && consumer.connected).toBe(true), { within: 20_000 });
      await producer.publish(event);
      await seen(event);
    });

    it('are refused when nobody has a queue for them', async () => {
      const event = { ...eventOf(profileUpdated), type: 'care-profile.nobody.listens.v1' };
      await expect(producer.publish(event)).rejects.toThrow(Unroutable);
    });
  });
}
