import { profileUpdated, recipientChanged } from '@careward/contracts/care-profile/events';
import { notFound } from '@careward/platform/http/problem-error';
import {
  NotPublished,
  Unroutable,
  type AnyEvent,
  type EventTransport,
} from '@careward/platform/events/event-transport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventOf } from '../src/event-of.js';
import { eventually } from '../src/eventually.js';
import { rabbitHarness } from '../src/rabbit-harness.js';

describe('events over RabbitMQ', () => {
  const { type } = profileUpdated;
  const taken: string[] = [];
  const handled: AnyEvent[] = [];
  let fail: (event: AnyEvent) => Error | null;
  let hold: Promise<void>;
  let harness: Awaited<ReturnType<typeof rabbitHarness>>;
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
  const expectHandled = (event: AnyEvent) =>
    eventually(() => expect(handledOf(event.id)).not.toHaveLength(0));
  const startConsumer = async (handling = handlers) => {
    consumer = await harness.consumer();
    await consumer.start(handling);
    await eventually(() => expect(consumer.connected).toBe(true));
  };

  beforeAll(async () => {
    harness = await rabbitHarness();
    producer = await harness.producer();
    await producer.start(new Map());
    await eventually(() => expect(producer.connected).toBe(true));
    await startConsumer();
  });
  afterAll(async () => {
    await consumer.close();
    await producer.close();
    await harness.close();
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

  it('arrive with an unknown field', async () => {
    const event = eventOf(profileUpdated);
    await harness.publishText(
      type,
      JSON.stringify({ ...event, data: { ...event.data, later: 1 }, more: true }),
    );
    await expectHandled(event);
    expect(handledOf(event.id)).toHaveLength(1);
  });

  it('are retried after a temporary failure, without blocking others', async () => {
    const [failing, fine] = [eventOf(profileUpdated), eventOf(profileUpdated)];
    let failures = 1;
    fail = ({ id }) => (id === failing.id && failures-- > 0 ? new Error('away') : null);
    await producer.publish(failing);
    await producer.publish(fine);
    await expectHandled(fine);
    await expectHandled(failing);
    expect(handledOf(failing.id)).toHaveLength(1);
  });

  it.each<[string, (event: AnyEvent) => string, string]>([
    ['that the handler refuses', (event) => JSON.stringify(event), 'not-found'],
    ['that break their contract', (event) => JSON.stringify({ ...event, data: {} }), 'contract'],
    ['that are no JSON', (event) => `{"id":"${event.id}"`, 'no-json'],
    ['that are no events', (event) => JSON.stringify([{ id: event.id }]), 'contract'],
  ])('become dead letters at once, with the reason: those %s', async (_, textOf, reason) => {
    const event = eventOf(profileUpdated);
    fail = () => notFound('profile');
    await harness.publishText(type, textOf(event));
    await eventually(async () =>
      expect(await harness.deadLetters()).toContainEqual({ id: event.id, reason }),
    );
  });

  it('are redelivered when their consumer is killed while it handles them', async () => {
    const event = eventOf(profileUpdated);
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    await producer.publish(event);
    await eventually(() => expect(taken).toContain(event.id));
    await harness.crash(consumer);
    hold = Promise.resolve();
    await startConsumer();
    await expectHandled(event);
    held.resolve();
  });

  it('are shared by the copies of a service: one handles what comes while the other is busy', async () => {
    const byOther: string[] = [];
    const other = await harness.consumer();
    await other.start(new Map([[String(type), async ({ id }: AnyEvent) => void byOther.push(id)]]));
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    const events = Array.from({ length: 4 }, () => eventOf(profileUpdated));
    for (const event of events) await producer.publish(event);
    await eventually(() => expect(byOther).not.toHaveLength(0));
    held.resolve();
    await eventually(() =>
      expect([...byOther, ...handled.map(({ id }) => id)].toSorted()).toEqual(
        events.map(({ id }) => id).toSorted(),
      ),
    );
    await other.close();
  });

  it('of an unknown type are retried until a consumer with a handler is deployed', async () => {
    const event = eventOf(recipientChanged);
    await producer.publish(event);
    const known = eventOf(profileUpdated);
    await producer.publish(known);
    await expectHandled(known);
    await consumer.close();
    const handle = handlers.get(type) ?? (() => Promise.reject(new Error('no handler')));
    await startConsumer(new Map([...handlers, [String(recipientChanged.type), handle]]));
    await expectHandled(event);
    expect(await harness.deadLetters()).not.toContainEqual(expect.objectContaining({ id: event.id }));
  });

  it('in hand are finished before a consumer closes', async () => {
    const event = eventOf(profileUpdated);
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    await producer.publish(event);
    await eventually(() => expect(taken).toContain(event.id));
    let over = false;
    const drained = consumer.drain().then(() => (over = true));
    // 20 round trips to the broker are more than closing needs.
    for (let n = 0; n < 20; n++) await producer.publish(eventOf(profileUpdated));
    expect(over).toBe(false);
    held.resolve();
    await drained;
    expect(handledOf(event.id)).toHaveLength(1);
    await consumer.close();
    await startConsumer();
    const next = eventOf(profileUpdated);
    await producer.publish(next);
    await expectHandled(next);
    expect(handledOf(event.id)).toHaveLength(1);
  });

  it('cannot be published while the broker is down, and can again afterwards without a restart', async () => {
    const restart = await harness.stopBroker();
    await eventually(() => expect(producer.connected).toBe(false));
    const event = eventOf(profileUpdated);
    await expect(producer.publish(event)).rejects.toThrow(NotPublished);
    await restart();
    await eventually(() => expect(producer.connected && consumer.connected).toBe(true));
    await producer.publish(event);
    await expectHandled(event);
  });

  it('cannot be published without a queue for them', async () => {
    const event = { ...eventOf(profileUpdated), type: 'care-profile.nobody.listens.v1' };
    await expect(producer.publish(event)).rejects.toThrow(Unroutable);
  });
});
