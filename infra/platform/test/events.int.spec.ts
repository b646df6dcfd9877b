import { profileUpdated } from '@careward/contracts/care-profile/events';
import { deadLettersOf } from '@careward/contracts/kernel/operations';
import { consumedBy } from '@careward/contracts/event-catalog';
import type { EventOf } from '@careward/contracts/kernel/event';
import type { Service } from '@careward/contracts/kernel/service';
import { serviceEnvironment, type ServiceConfig } from '../src/app/environment.js';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { shortRetrySteps } from '@careward/testing/faults/role-settings';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { connect, type ChannelModel, type ConfirmChannel } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { notFound } from '../src/http/problem-error.js';
import { ServiceUnreachable } from '../src/internal-calls/service-client.js';
import { Database } from '../src/mongo/database.js';
import { AggregateCollection } from '../src/events/aggregate-collection.js';
import { EventTransport } from '../src/events/event-transport.js';
import { Outbox, outboxIndex } from '../src/events/outbox.js';
import { OutboxSweeper } from '../src/events/outbox-sweeper.js';
import { pendingEvent, type WithOutbox } from '../src/events/pending-event.js';
import { PlatformModule } from '../src/app/platform.module.js';

type Aggregate = WithOutbox & { _id: string };
const handled: EventOf<typeof profileUpdated>[] = [];
const failures: Error[] = [];

const typesFor = (service: Service) => consumedBy(service).map(({ type }) => type);

@Controller()
class Consumer {
  @EventPattern<string>(profileUpdated.type)
  onProfile(@Payload() event: EventOf<typeof profileUpdated>) {
    const failure = failures.shift();
    if (failure) throw failure;
    handled.push(event);
  }
  @EventPattern<string[]>(typesFor('coach').filter((type) => type !== profileUpdated.type))
  onOthers() {}
}

@Controller()
class Deaf {
  @EventPattern<string[]>(typesFor('care-profile'))
  onAny() {}
}

@Module({})
class ProducerModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: ProducerModule,
      imports: [
        PlatformModule.for({
          service: 'care-profile',
          config,
          migrations: [outboxIndex('things')],
          aggregates: ['things'],
          impersonal: [{ collection: 'things', retention: 'for ever' }],
        }),
      ],
      controllers: [Deaf],
    };
  }
}
@Module({})
class ConsumerModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: ConsumerModule,
      imports: [
        PlatformModule.for({
          service: 'coach',
          config,
          migrations: [],
          impersonal: [],
          retrySteps: shortRetrySteps,
        }),
      ],
      controllers: [Consumer],
    };
  }
}
@Module({})
class WithoutHandlers {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: WithoutHandlers,
      imports: [PlatformModule.for({ service: 'coach', config, migrations: [], impersonal: [] })],
    };
  }
}

const prefix = testPrefix();
let producer: RunningService;
let consumer: RunningService;

beforeAll(async () => {
  producer = await startServiceForTest({
    service: 'care-profile',
    environment: serviceEnvironment,
    module: (c) => ProducerModule.with(c),
    prefix,
  });
  consumer = await startServiceForTest({
    service: 'coach',
    environment: serviceEnvironment,
    module: (c) => ConsumerModule.with(c),
    prefix,
  });
  for (const { app } of [producer, consumer])
    await eventually(() => expect(app.get(EventTransport).connected).toBe(true));
});
afterAll(async () => {
  await consumer.stop();
  await producer.stop();
});
beforeEach(() => {
  handled.length = 0;
  failures.length = 0;
});

const things = () => producer.app.get<Database>(Database).collection<Aggregate>('things');
const change = (id: string, now = new Date()) =>
  new AggregateCollection(things(), { publish: () => undefined }).update(
    { _id: id },
    {},
    [pendingEvent(profileUpdated, { userId: id, version: 1 }, now)],
    { upsert: true },
  );
const handledOf = (id: string) => handled.filter(({ subject }) => subject === id);
/** A sweep may publish one more time what is already on its way. */
const sequencesOf = (id: string) => [...new Set(handledOf(id).map(({ sequence }) => sequence))];

describe('the outbox', () => {
  it('publishes what was committed, numbered 1, 2, 3 across commits, and empties itself', async () => {
    const id = randomUUID();
    for (let commit = 0; commit < 3; commit++) {
      await change(id);
      producer.app.get(Outbox).publish('things', id);
    }
    await eventually(() => expect(sequencesOf(id)).toEqual([1, 2, 3]));
    await eventually(async () =>
      expect(await things().findOne({ _id: id })).toMatchObject({ outbox: [], events: 3 }),
    );
  });

  it('numbers two hundred commits of twenty writers at once without a gap or a double', async () => {
    const id = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let commit = 0; commit < 10; commit++) {
          await change(id);
          producer.app.get(Outbox).publish('things', id);
        }
      }),
    );
    await eventually(() => expect(sequencesOf(id)).toHaveLength(200));
    expect(Math.max(...sequencesOf(id))).toBe(200);
  });

  it('publishes in a sweep what a dead process left behind', async () => {
    const id = randomUUID();
    await change(id, new Date(Date.now() - 60_000));
    await producer.app.get(OutboxSweeper).sweep();
    await eventually(() => expect(sequencesOf(id)).toEqual([1]));
  });

  it('keeps an event that no queue takes', async () => {
    const id = randomUUID();
    await change(id);
    await things().updateOne({ _id: id }, { $set: { 'outbox.0.type': 'care-profile.nobody.listens.v1' } });
    await expect(producer.app.get(Outbox).publishNow('things', id)).rejects.toThrow('no queue takes it');
    expect((await things().findOne({ _id: id }))?.outbox).toHaveLength(1);
  });
});

describe('a consumer', () => {
  let connection: ChannelModel;
  let channel: ConfirmChannel;
  beforeAll(async () => {
    connection = await connect(engineAddresses().AMQP_URL);
    channel = await connection.createConfirmChannel();
  });
  afterAll(() => connection.close());

  /** As a producer would, and also what no producer of ours would. */
  const publish = async (event: { id: string; type: string }, headers: Record<string, unknown> = {}) => {
    const content = Buffer.from(JSON.stringify(event));
    channel.publish(`${prefix}careward.events`, event.type, content, { messageId: event.id, headers });
    await channel.waitForConfirms();
  };

  const queue = `${prefix}coach.on-care-profile`;
  const deadLetter = async () => (await channel.get(`${queue}.dlq`, { noAck: true })) || null;

  it('tries again after a temporary failure', async () => {
    failures.push(new Error('the other service was away'));
    const event = eventOf(profileUpdated);
    await publish(event);
    await eventually(() => expect(handledOf(event.subject)).toHaveLength(1));
  });

  it('tries again for a day from the first failure, however old the event is', async () => {
    const event = eventOf(profileUpdated, {}, { time: '2026-01-01T00:00:00.000Z' });
    failures.push(new ServiceUnreachable());
    await publish(event);
    await eventually(() => expect(handledOf(event.subject)).toHaveLength(1));

    failures.push(new ServiceUnreachable());
    await publish(event, { 'x-attempt': 200, 'x-first-failed': '2026-01-01T00:00:00.000Z' });
    const dead = await eventually(async () => {
      const message = await deadLetter();
      expect(message).not.toBeNull();
      return message;
    });
    expect(dead?.properties.headers).toMatchObject({
      'x-reason': 'gave up: ServiceUnreachable',
      'x-attempt': 201,
    });
  });

  it('tolerates a field it does not know', async () => {
    const event = eventOf(profileUpdated);
    await publish({ ...event, data: { ...event.data, later: 'addition' } } as typeof event);
    await eventually(() => expect(handledOf(event.subject)).toHaveLength(1));
  });

  it.each([
    [
      'a refusal of the domain',
      () => failures.push(notFound('profile')),
      eventOf(profileUpdated),
      'not-found',
    ],
    ['a broken contract', () => undefined, { ...eventOf(profileUpdated), sequence: 0 }, 'contract'],
  ])('sets aside at once, with its reason: %s', async (_, arrange, event, reason) => {
    arrange();
    await publish(event);
    const dead = await eventually(async () => {
      const message = await deadLetter();
      expect(message).not.toBeNull();
      return message;
    });
    expect(dead?.properties.headers).toMatchObject({
      'x-reason': reason,
      'x-attempt': 1,
      'x-handler': queue,
    });
    expect(JSON.parse(dead?.content.toString() ?? '')).toMatchObject({ id: event.id });
  });

  it('tells other services what it has set aside', async () => {
    failures.push(notFound('profile'));
    const event = eventOf(profileUpdated);
    await publish(event);
    await eventually(async () =>
      expect(await consumer.ask(deadLettersOf('coach'), { by: 'gateway' })).toContainEqual(
        expect.objectContaining({ id: event.id, queue: `${queue}.dlq`, reason: 'not-found' }),
      ),
    );
    expect(await deadLetter()).not.toBeNull();
  });

  it('does not start without a handler for each of its events', async () => {
    const started = startServiceForTest({
      service: 'coach',
      environment: serviceEnvironment,
      module: (c) => WithoutHandlers.with(c),
    });
    await expect(started).rejects.toThrow('care-profile.profile.updated.v1 has no handler');
  });
});
