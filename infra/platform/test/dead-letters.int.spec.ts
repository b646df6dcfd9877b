import { profileUpdated } from '@careward/contracts/events/care-profile';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type ChannelModel } from 'amqplib';
import { Clock } from '../src/clock.js';
import { notFound } from '../src/errors/refusal.js';
import { Log } from '../src/logging/log.js';
import { Broker } from '../src/messaging/rabbit/broker.js';
import { deadLetterQueues, listDeadLetters, redrive } from '../src/messaging/rabbit/dead-letters.js';
import { RabbitTransport } from '../src/messaging/rabbit/rabbit-transport.js';
import { Topology } from '../src/messaging/rabbit/topology.js';

const prefix = testPrefix();
const queue = `${prefix}coach.on-care-profile.dlq`;
const handled: string[] = [];
let refusing = true;
let transport: RabbitTransport;
let connection: ChannelModel;

beforeAll(async () => {
  const topology = new Topology('coach', prefix);
  const log = new Log('test', 'silent');
  const broker = new Broker(engineAddresses().AMQP_URL, (channel) => topology.declare(channel), log);
  transport = new RabbitTransport(broker, topology, new Clock(), log);
  const handler = ({ id }: { id: string }) => {
    if (refusing) throw notFound('profile');
    handled.push(id);
    return Promise.resolve();
  };
  await transport.start(new Map([[String(profileUpdated.type), handler]]));
  await eventually(() => expect(transport.connected).toBe(true));
  connection = await connect(engineAddresses().AMQP_URL);
});
afterAll(async () => {
  await transport.close();
  await connection.close();
});

const letters = () => listDeadLetters(connection, [queue]);

describe('dead letters', () => {
  it('have a queue for every consumer there is', () => {
    expect(deadLetterQueues(prefix)).toContain(queue);
  });

  it('are listed with their reason, however often one looks, and go back to their consumer alone', async () => {
    const [first, second] = [eventOf(profileUpdated), eventOf(profileUpdated)];
    await transport.publish(first);
    await transport.publish(second);
    await eventually(async () => expect(await letters()).toHaveLength(2));
    for (let look = 0; look < 30; look++) expect(await letters()).toHaveLength(2);
    expect(await letters()).toContainEqual(
      expect.objectContaining({
        id: first.id,
        type: profileUpdated.type,
        queue,
        reason: 'not-found',
        attempts: 1,
        event: expect.stringContaining(first.id),
      }),
    );

    refusing = false;
    expect(await redrive(connection, queue, first.id)).toBe(1);
    await eventually(() => expect(handled).toEqual([first.id]));
    expect((await letters()).map(({ id }) => id)).toEqual([second.id]);
    expect(await redrive(connection, queue)).toBe(1);
    await eventually(() => expect(handled).toEqual([first.id, second.id]));
    expect(await letters()).toHaveLength(0);
  });
});
