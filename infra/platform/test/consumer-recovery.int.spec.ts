import { profileUpdated } from '@careward/contracts/care-profile/events';
import type { Service } from '@careward/contracts/kernel/service';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { rabbitTransport } from '@careward/testing/rabbit-harness';
import { testPrefix } from '@careward/testing/test-prefix';
import { expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import type { EventHandler } from '../src/events/event-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

const { AMQP_URL } = engineAddresses();
const prefix = testPrefix();

async function startTransport(service: Service, handlers: Map<string, EventHandler>) {
  const transport = rabbitTransport(service, prefix);
  await transport.start(handlers);
  await eventually(() => expect(transport.connected).toBe(true));
  return transport;
}

it('an event that could not be set aside comes again, and does not stay in hand for ever', async () => {
  let deliveries = 0;
  const handle: EventHandler = async () => {
    if (++deliveries === 1) throw new Error('the other service was away');
  };
  const consumer = await startTransport('coach', new Map([[String(profileUpdated.type), handle]]));
  const producer = await startTransport('care-profile', new Map());
  const direct = await connect(AMQP_URL);
  const channel = await direct.createChannel();
  const step = new Topology('coach', prefix).retry(1);
  await channel.unbindQueue(step, step, '');

  await producer.publish(eventOf(profileUpdated));

  await eventually(() => expect(deliveries).toBe(2));
  await direct.close();
  await consumer.close();
  await producer.close();
});

it('a consumer whose queue is taken away makes it anew and goes on', async () => {
  const handled: string[] = [];
  const handle: EventHandler = async ({ id }) => void handled.push(id);
  const consumer = await startTransport('coach', new Map([[String(profileUpdated.type), handle]]));
  const direct = await connect(AMQP_URL);
  const channel = await direct.createChannel();
  const [queue] = new Topology('coach', prefix).consumers.filter(({ events }) =>
    events.some(({ type }) => type === profileUpdated.type),
  );
  await channel.deleteQueue(queue?.queue ?? '');

  const event = eventOf(profileUpdated);
  await eventually(() => consumer.publish(event));
  await eventually(() => expect(handled).toEqual([event.id]));
  await direct.close();
  await consumer.close();
});
