import { profileUpdated } from '@careward/contracts/care-profile/events';
import { catalog, consumedBy } from '@careward/contracts/event-catalog';
import type { EventContract } from '@careward/contracts/kernel/event';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type ChannelModel, type ConfirmChannel, type ConsumeMessage } from 'amqplib';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import { Broker } from '../src/events/rabbit/broker.js';
import { RabbitTransport } from '../src/events/rabbit/rabbit-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

const { AMQP_URL } = engineAddresses();
let connection: ChannelModel;
beforeAll(async () => {
  connection = await connect(AMQP_URL);
});
afterAll(() => connection.close());

async function exists(queue: string, args: Record<string, unknown>): Promise<void> {
  const channel = await connection.createChannel();
  await channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum', ...args } });
  await channel.close();
}

const firstIn = (queue: string, channel: ConfirmChannel) =>
  new Promise((resolve, reject) => {
    const take = (message: ConsumeMessage | null) => resolve(message?.content.toString());
    channel.consume(queue, take, { noAck: true }).catch(reject);
  });

describe('a binding that a newer or older version has left', () => {
  const consumed = new Set(consumedBy('coach'));
  const others = catalog.filter((event) => !consumed.has(event));
  const isOn = (event: EventContract) => [...consumed].some(({ aggregate }) => aggregate === event.aggregate);
  const [onOurQueue, onOurs = onOurQueue] = others.filter(isOn);
  const onForeignQueue = others.find((event) => !isOn(event));

  it.each([
    ['on a queue with events that are still handled', onOurs],
    ['on a queue of which no event is handled any more', onForeignQueue],
  ])('is removed at the start of whoever owns the queue, %s', async (_, event) => {
    const { type = '', aggregate = '' } = event ?? {};
    const prefix = testPrefix();
    const topology = new Topology('coach', prefix);
    await topology.declare(connection);
    const queue = `${prefix}coach.on-${aggregate}`;
    await exists(queue, {});
    const channel = await connection.createConfirmChannel();
    await channel.bindQueue(queue, topology.exchange, type);

    await new Topology('coach', prefix).declare(connection);
    channel.publish(topology.exchange, type, Buffer.from('nobody handles it'));
    channel.sendToQueue(queue, Buffer.from('the first'));
    await channel.waitForConfirms();
    expect(await firstIn(queue, channel)).toBe('the first');
    await channel.close();
  });

  it('is kept by a reconnect of an older copy, while newer ones consume the event', async () => {
    const prefix = testPrefix();
    const older = new Topology('coach', prefix);
    await older.declare(connection);
    const [queue = ''] = older.consumers.map((consumer) => consumer.queue);
    const channel = await connection.createConfirmChannel();
    const { type = '' } = onForeignQueue ?? {};
    await channel.bindQueue(queue, older.exchange, type);
    await older.declare(connection);
    channel.publish(older.exchange, type, Buffer.from('for a newer copy'));
    await channel.waitForConfirms();
    expect(await firstIn(queue, channel)).toBe('for a newer copy');
    await channel.close();
  });
});

describe('a queue that is there already', () => {
  it.each([
    ['the delivery limit that earlier versions declared', { 'x-delivery-limit': 1_000_000 }],
    ['a length that an operator has chosen', { 'x-max-length': 100_000 }],
    ['the single active consumer that earlier versions declared', { 'x-single-active-consumer': true }],
  ])('is taken as it is, with %s', async (_, limit) => {
    const prefix = testPrefix();
    const topology = new Topology('coach', prefix);
    for (const { queue, deadLetters } of topology.consumers) {
      await exists(queue, limit);
      await exists(deadLetters, limit);
    }
    const log = new Log('test', 'silent');
    const broker = new Broker(AMQP_URL, (model) => topology.declare(model), log);
    const transport = new RabbitTransport(broker, topology, begunInMemory(), new Clock(), log);
    const handled: string[] = [];
    await transport.start(
      new Map([[String(profileUpdated.type), async ({ id }: { id: string }) => void handled.push(id)]]),
    );
    const event = eventOf(profileUpdated);
    await eventually(() => transport.publish(event));
    await eventually(() => expect(handled).toEqual([event.id]));
    await transport.close();
  });

  it('is refused when it is another kind of queue', async () => {
    const topology = new Topology('coach', testPrefix());
    const [first] = topology.consumers;
    await exists(first?.queue ?? '', { 'x-overflow': 'reject-publish' });
    await expect(topology.declare(connection)).rejects.toThrow('x-overflow');
  });
});
