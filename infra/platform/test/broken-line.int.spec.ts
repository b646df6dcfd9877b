import { profileUpdated } from '@careward/contracts/events/care-profile';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openFaultyLine, type FaultyLine } from '@careward/testing/faults/faulty-line';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Channel } from 'amqplib';
import { Clock } from '../src/clock.js';
import { Log } from '../src/logging/log.js';
import { NotPublished } from '../src/messaging/event-transport.js';
import { Broker } from '../src/messaging/rabbit/broker.js';
import { RabbitTransport } from '../src/messaging/rabbit/rabbit-transport.js';
import { Topology } from '../src/messaging/rabbit/topology.js';

/** Longer than two heartbeats of ours, much shorter than two of a broker's own. */
const SILENT_MS = 20_000;

const topology = new Topology('care-profile', testPrefix());
const log = new Log('test', 'silent');
let line: FaultyLine;
let transport: RabbitTransport;
let declare: (channel: Channel) => Promise<void>;

const transportWaiting = (confirmWithinMs?: number) => {
  const broker = new Broker(line.url, (channel) => declare(channel), log, confirmWithinMs);
  return new RabbitTransport(broker, topology, new Clock(), log);
};

beforeEach(async () => {
  declare = (channel) => topology.declare(channel);
  line = await openFaultyLine(engineAddresses().AMQP_URL);
  transport = transportWaiting();
});
afterEach(async () => {
  await transport.close();
  await line.close();
});

const comesBack = async () => {
  await eventually(() => expect(transport.connected).toBe(true), { within: 15_000 });
  await transport.publish(eventOf(profileUpdated));
};

describe('a line to the broker', () => {
  it('is there when a start is over', async () => {
    await transport.start(new Map());
    expect(transport.connected).toBe(true);
  });

  it('that swallows everything without breaking counts as broken soon', async () => {
    await transport.start(new Map());
    await comesBack();

    const mended = line.fault('drop', SILENT_MS);
    let outcome: unknown = 'unknown';
    transport.publish(eventOf(profileUpdated)).then(
      () => (outcome = 'published'),
      (error: unknown) => (outcome = error),
    );
    await eventually(() => expect(outcome).toBeInstanceOf(NotPublished), { within: SILENT_MS - 1_000 });

    await mended;
    await comesBack();
  }, 60_000);

  it('over which no confirm comes lets go of the event, and goes on', async () => {
    transport = transportWaiting(2_500);
    await transport.start(new Map());
    await comesBack();

    const moving = line.fault('stall', 5_000);
    await expect(transport.publish(eventOf(profileUpdated))).rejects.toThrow('not confirmed in time');
    expect(transport.connected).toBe(true);

    await moving;
    await transport.publish(eventOf(profileUpdated));
  });

  it('that breaks while the connection is being prepared is told and tried again', async () => {
    const told = jest.spyOn(log, 'warn');
    let preparations = 0;
    declare = async (channel) => {
      if (++preparations === 1) await line.fault('reset', 0);
      await topology.declare(channel);
    };
    await transport.start(new Map());
    await comesBack();
    expect(preparations).toBe(2);
    expect(told).toHaveBeenCalledWith('broker not prepared', { error: expect.any(Error) });
  });
});
