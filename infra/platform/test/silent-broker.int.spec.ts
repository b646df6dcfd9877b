import { profileUpdated } from '@careward/contracts/events/care-profile';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openFaultyLine } from '@careward/testing/faults/faulty-line';
import { testPrefix } from '@careward/testing/test-prefix';
import { expect, it } from '@jest/globals';
import { Clock } from '../src/clock.js';
import { Log } from '../src/logging/log.js';
import { NotPublished } from '../src/messaging/event-transport.js';
import { Broker } from '../src/messaging/rabbit/broker.js';
import { RabbitTransport } from '../src/messaging/rabbit/rabbit-transport.js';
import { Topology } from '../src/messaging/rabbit/topology.js';

/** Longer than two heartbeats of ours, much shorter than two of a broker's own. */
const WITHIN_MS = 20_000;

it('a line that swallows everything without breaking counts as broken soon', async () => {
  const log = new Log('test', 'silent');
  const line = await openFaultyLine(engineAddresses().AMQP_URL);
  const topology = new Topology('care-profile', testPrefix());
  const broker = new Broker(line.url, (channel) => topology.declare(channel), log);
  const transport = new RabbitTransport(broker, topology, new Clock(), log);
  await transport.start(new Map());
  await eventually(() => expect(transport.connected).toBe(true), { within: 10_000 });

  const mended = line.fault('drop', WITHIN_MS);
  let outcome: unknown = 'unknown';
  transport.publish(eventOf(profileUpdated)).then(
    () => (outcome = 'published'),
    (error: unknown) => (outcome = error),
  );
  await eventually(() => expect(outcome).toBeInstanceOf(NotPublished), { within: WITHIN_MS - 1_000 });

  await mended;
  await eventually(() => expect(transport.connected).toBe(true), { within: 15_000 });
  await transport.publish(eventOf(profileUpdated));
  await transport.close();
  await line.close();
}, 60_000);
