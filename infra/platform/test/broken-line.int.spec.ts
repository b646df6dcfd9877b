import { profileUpdated } from '@careward/contracts/care-profile/events';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChannelModel } from 'amqplib';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import { NotPublished } from '../src/events/event-transport.js';
import { Broker, brokerTimes, type BrokerTimes } from '../src/events/rabbit/broker.js';
import { RabbitTransport } from '../src/events/rabbit/rabbit-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

const topology = new Topology('care-profile', testPrefix());
const log = new Log('test', 'silent');
let line: FaultyProxy;
let transport: RabbitTransport;
let declare: (model: ChannelModel) => Promise<void>;

const transportWith = (times?: BrokerTimes) => {
  const broker = new Broker(line.url, (model) => declare(model), log, times);
  return new RabbitTransport(broker, topology, begunInMemory(), new Clock(), log);
};

beforeEach(async () => {
  declare = (model) => topology.declare(model);
  line = await openFaultyProxy(engineAddresses().AMQP_URL);
  transport = transportWith();
});
afterEach(async () => {
  await transport.close();
  await line.close();
});

let outcome: unknown;
/** Begins when the line is bad already; never rejects. */
async function settled(publish: () => Promise<void>): Promise<void> {
  outcome = await Promise.resolve()
    .then(publish)
    .catch((error: unknown) => error);
}

const comesBack = async () => {
  await eventually(() => expect(transport.connected).toBe(true));
  // The first confirm of a new line may take longer than this spec's limit.
  await eventually(() => transport.publish(eventOf(profileUpdated)));
};

describe('a line to the broker', () => {
  it('is there when a start is over', async () => {
    await transport.start(new Map());
    expect(transport.connected).toBe(true);
  });

  it('that swallows everything without breaking counts as broken soon', async () => {
    transport = transportWith({ ...brokerTimes, heartbeatS: 1 });
    await transport.start(new Map());
    await comesBack();

    await line.fault(
      'drop',
      settled(() => transport.publish(eventOf(profileUpdated))),
    );
    // Because the connection is gone, not because the confirm is late.
    expect(outcome).toEqual(new NotPublished('not confirmed'));
    await comesBack();
  });

  it('over which no confirm comes lets go of the event, and goes on', async () => {
    transport = transportWith({ ...brokerTimes, confirmWithinMs: 200 });
    await transport.start(new Map());
    await comesBack();

    await line.fault(
      'stall',
      settled(() => transport.publish(eventOf(profileUpdated))),
    );
    expect(outcome).toEqual(new NotPublished('not confirmed in time'));
    expect(transport.connected).toBe(true);
    await eventually(() => transport.publish(eventOf(profileUpdated)));
  });

  it('that breaks while the connection is being prepared is told and tried again', async () => {
    const told = jest.spyOn(log, 'warn');
    let preparations = 0;
    declare = async (model) => {
      if (++preparations === 1) await line.fault('reset', 0);
      await topology.declare(model);
    };
    await transport.start(new Map());
    await comesBack();
    expect(preparations).toBe(2);
    expect(told).toHaveBeenCalledWith('broker not prepared', { error: expect.any(Error) });
  });
});
