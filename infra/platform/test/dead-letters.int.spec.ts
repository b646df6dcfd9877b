import { profileUpdated } from '@careward/contracts/care-profile/events';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type ChannelModel } from 'amqplib';
import { Clock } from '../src/app/clock.js';
import { notFound } from '../src/http/problem-error.js';
import { Log } from '../src/observability/log.js';
import { Broker } from '../src/events/rabbit/broker.js';
import { deadLetterQueues, listDeadLetters, redrive, withBroker } from '../src/events/rabbit/dead-letters.js';
import { RabbitTransport } from '../src/events/rabbit/rabbit-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

const prefix = testPrefix();
const queue = `${prefix}coach.on-care-profile.dlq`;
const handled: string[] = [];
let refusing = true;
let transport: RabbitTransport;
let connection: ChannelModel;

beforeAll(async () => {
  const topology = new Topology('coach', prefix);
  const log = new Log('test', 'silent');
  const broker = new Broker(engineAddresses().AMQP_URL, (model) => topology.declare(model), log);
  transport = new RabbitTransport(broker, topology, begunInMemory(), new Clock(), log);
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
    expect(await redrive(connection, queue, new Date(), first.id)).toBe(1);
    await eventually(() => expect(handled).toEqual([first.id]));
    expect((await letters()).map(({ id }) => id)).toEqual([second.id]);
    expect(await redrive(connection, queue, new Date())).toBe(1);
    await eventually(() => expect(handled).toEqual([first.id, second.id]));
    expect(await letters()).toHaveLength(0);
  });

  it('that are refused again wait for the next time they are sent back', async () => {
    refusing = true;
    const refused = [eventOf(profileUpdated), eventOf(profileUpdated), eventOf(profileUpdated)];
    for (const event of refused) await transport.publish(event);
    await eventually(async () => expect(await letters()).toHaveLength(3));

    expect(await redrive(connection, queue, new Date())).toBe(3);
    await eventually(async () =>
      expect((await letters()).map(({ id }) => id).toSorted()).toEqual(
        refused.map(({ id }) => id).toSorted(),
      ),
    );
  });

  it('stay where they are while their consumer has no queue', async () => {
    const channel = await connection.createChannel();
    const home = `${prefix}nobody.listens`;
    await channel.assertQueue(`${home}.dlq`, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    channel.sendToQueue(`${home}.dlq`, Buffer.from('{}'), { messageId: 'letter' });
    await eventually(async () => expect(await listDeadLetters(connection, [`${home}.dlq`])).toHaveLength(1));

    await expect(redrive(connection, `${home}.dlq`, new Date())).rejects.toThrow('There is no queue');
    await eventually(async () => expect(await listDeadLetters(connection, [`${home}.dlq`])).toHaveLength(1));
    await channel.close();
  });

  it('of a queue that is gone are an error, and not the end of who asked', async () => {
    const asked = withBroker(engineAddresses().AMQP_URL, (broker) =>
      listDeadLetters(broker, [`${prefix}gone.dlq`]),
    );
    await expect(asked).rejects.toThrow('NOT_FOUND');
  });
});
