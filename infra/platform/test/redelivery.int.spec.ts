import { profileUpdated } from '@careward/contracts/care-profile/events';
import { documentPublished } from '@careward/contracts/discovery/events';
import type { Service } from '@careward/contracts/kernel/service';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { shortRetrySteps } from '@careward/testing/faults/role-settings';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, expect, it } from '@jest/globals';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import type { AnyEvent, EventHandler } from '../src/events/event-transport.js';
import { failures } from '../src/events/rabbit/message-handler.js';
import { Broker } from '../src/events/rabbit/broker.js';
import { listDeadLetters, withBroker } from '../src/events/rabbit/dead-letters.js';
import { RabbitTransport } from '../src/events/rabbit/rabbit-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

const { AMQP_URL } = engineAddresses();
type RunningTransport = { transport: RabbitTransport; broker: Broker; line: FaultyProxy };
const running: RunningTransport[] = [];
/** As in a database, it outlives the processes. */
const begun = begunInMemory();

async function start(service: Service, prefix: string, handle?: EventHandler): Promise<RunningTransport> {
  const [topology, log] = [new Topology(service, prefix, shortRetrySteps), new Log('test', 'silent')];
  const line = await openFaultyProxy(AMQP_URL);
  const broker = new Broker(line.url, (model) => topology.declare(model), log);
  const transport = new RabbitTransport(broker, topology, begun, new Clock(), log);
  const types = handle ? [profileUpdated, documentPublished].map((contract) => String(contract.type)) : [];
  await transport.start(new Map(handle && types.map((type) => [type, handle])));
  await eventually(() => expect(transport.connected).toBe(true));
  const started = { transport, broker, line };
  running.push(started);
  return started;
}
/** Its connection is gone and its handlers never end; what closes it only stops looking for the broker. */
async function kill(killed: RunningTransport): Promise<void> {
  running.splice(running.indexOf(killed), 1);
  await killed.line.close();
  void killed.broker.close();
}
afterEach(async () => {
  for (const { broker, line } of running.splice(0)) {
    await broker.close();
    await line.close();
  }
});
const never = new Promise<void>(() => undefined);
const becoming = async (becomes: string, queue: string) =>
  (await failures.get()).values.find(
    ({ labels }) => labels['queue'] === queue && labels['becomes'] === becomes,
  )?.value ?? 0;

it('an event that kills its process is set aside before the sixth time, and no neighbour with it', async () => {
  const prefix = testPrefix();
  const queue = `${prefix}coach.on-care-profile`;
  const [careProfile, discovery] = [await start('care-profile', prefix), await start('discovery', prefix)];
  // The first life takes all of them at once.
  const poison = eventOf(profileUpdated);
  const neighbours = Array.from({ length: 12 }, (_, n) =>
    n % 2 === 0 ? eventOf(profileUpdated) : eventOf(documentPublished),
  );
  for (const event of [...neighbours.slice(0, 6), poison, ...neighbours.slice(6)])
    await (event.type === documentPublished.type ? discovery : careProfile).transport.publish(event);

  const handled: string[] = [];
  let killed = 0;
  for (let life = 1; life <= 5; life++) {
    let dies = () => {};
    const dead = new Promise<void>((resolve) => (dies = resolve));
    const handle = async ({ id }: AnyEvent) => {
      if (id === poison.id) {
        killed++;
        dies();
        return never;
      }
      // The worst case: while they share a process with it, none is fast enough.
      if (life <= 2) return never;
      handled.push(id);
    };
    const consumer = await start('coach', prefix, handle);
    await dead;
    await kill(consumer);
  }
  expect(killed).toBe(5);

  await start('coach', prefix, async ({ id }) => void handled.push(id));
  const letters = await eventually(async () => {
    const found = await withBroker(AMQP_URL, (broker) => listDeadLetters(broker, [`${queue}.dlq`]));
    expect(found).not.toHaveLength(0);
    return found;
  });
  expect(letters).toEqual([
    expect.objectContaining({ id: poison.id, reason: 'ended its process 3 times', handler: queue }),
  ]);
  await eventually(() =>
    expect([...new Set(handled)].toSorted()).toEqual(neighbours.map(({ id }) => id).toSorted()),
  );
  expect(await becoming('dead', queue)).toBe(1);
  expect(await becoming('quarantined', queue)).toBeGreaterThan(0);
});

it('an event whose connection breaks again and again is no dead letter, since its process comes to its end', async () => {
  const prefix = testPrefix();
  const { transport } = await start('care-profile', prefix);
  const event = eventOf(profileUpdated);
  await transport.publish(event);
  for (let life = 1; life <= 8; life++) {
    const [taken, lost, ended] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const consumer = await start('coach', prefix, async () => {
      taken?.resolve();
      await lost?.promise;
      ended?.resolve();
    });
    await taken?.promise;
    await kill(consumer);
    lost?.resolve();
    await ended?.promise;
  }
  const handled: string[] = [];
  await start('coach', prefix, async ({ id }) => void handled.push(id));
  await eventually(() => expect(handled).toEqual([event.id]));
  expect(await becoming('dead', `${prefix}coach.on-care-profile`)).toBe(0);
});

it('an event that fails after it was handled alone climbs the ladder like any other', async () => {
  const prefix = testPrefix();
  const { transport } = await start('care-profile', prefix);
  const event = eventOf(profileUpdated);
  await transport.publish(event);
  for (let life = 1; life <= 2; life++) {
    let takes = () => {};
    const taken = new Promise<void>((resolve) => (takes = resolve));
    const consumer = await start('coach', prefix, () => {
      takes();
      return never;
    });
    await taken;
    await kill(consumer);
  }
  const attempts: string[] = [];
  await start('coach', prefix, async ({ id }) => {
    attempts.push(id);
    if (attempts.length === 1) throw new Error('the other service was away');
  });
  await eventually(() => expect(attempts).toEqual([event.id, event.id]));
  expect(await becoming('retry', `${prefix}coach.on-care-profile`)).toBe(1);
});

it('all copies take from a queue, each event once, and those that stay take all', async () => {
  const prefix = testPrefix();
  const { transport } = await start('care-profile', prefix);
  const took: [copy: string, sequence: number][] = [];
  const copy = (name: string) =>
    start('coach', prefix, async ({ sequence }) => void took.push([name, sequence]));
  const first = await copy('first');
  await copy('second');
  const publish = (sequence: number) =>
    transport.publish(eventOf(profileUpdated, {}, { subject: 'one', sequence }));
  const sequences = Array.from({ length: 20 }, (_, n) => n + 1);
  for (const sequence of sequences) await publish(sequence);
  await eventually(() => expect(took).toHaveLength(20));
  expect(took.map(([, sequence]) => sequence).toSorted((a, b) => a - b)).toEqual(sequences);
  expect(new Set(took.map(([name]) => name))).toEqual(new Set(['first', 'second']));

  await first.transport.close();
  for (const sequence of [21, 22]) await publish(sequence);
  await eventually(() => expect(took).toHaveLength(22));
  expect(took.slice(20).map(([name]) => name)).toEqual(['second', 'second']);
});
