import { profileUpdated } from '@careward/contracts/care-profile/events';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type ChannelModel } from 'amqplib';
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

describe('a queue that is there already', () => {
  it.each([
    ['the delivery limit that earlier versions declared', { 'x-delivery-limit': 1_000_000 }],
    ['a length that an operator has chosen', { 'x-max-length': 100_000 }],
  ])('is taken as it is, with %s', async (_, limit) => {
    const prefix = testPrefix();
    const topology = new Topology('coach', prefix);
    for (const { queue, deadLetters } of topology.consumers) {
      await exists(queue, { 'x-single-active-consumer': true, ...limit });
      await exists(deadLetters, limit);
    }
    const log = new Log('test', 'silent');
    const broker = new Broker(AMQP_URL, (model) => topology.declare(model), log);
    const transport = new RabbitTransport(broker, topology, new Clock(), log);
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
    await exists(first?.queue ?? '', {});
    await expect(topology.declare(connection)).rejects.toThrow('x-single-active-consumer');
  });
});
