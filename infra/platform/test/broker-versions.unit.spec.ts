import { begunInMemory } from '@careward/testing/rabbit-harness';
import { profileUpdated } from '@careward/contracts/care-profile/events';
import { services } from '@careward/contracts/kernel/service';
import { eventOf } from '@careward/testing/event-of';
import { describe, expect, it, jest } from '@jest/globals';
import type { Channel } from 'amqplib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import type { Broker } from '../src/events/rabbit/broker.js';
import { RabbitTransport } from '../src/events/rabbit/rabbit-transport.js';
import { Topology } from '../src/events/rabbit/topology.js';

type Queue = {
  durable?: boolean;
  exclusive?: boolean;
  autoDelete?: boolean;
  arguments: Record<string, unknown>;
};

/** Everything all services declare. RabbitMQ 3.10 and 4.x differ in the defaults of each. */
const declared = async (prefix = '') => {
  const queues = new Map<string, Queue>();
  const exchanges: { type: string; durable?: boolean }[] = [];
  const channel = {
    assertExchange: (_: string, type: string, options: object) =>
      Promise.resolve(exchanges.push({ type, ...options })),
    assertQueue: (name: string, options: Queue) => Promise.resolve(queues.set(name, options)),
    bindQueue: () => Promise.resolve(),
    unbindQueue: () => Promise.resolve(),
    close: () => Promise.resolve(),
    on: () => channel,
  } as unknown as Channel;
  for (const service of services)
    await new Topology(service, prefix).declare({ createChannel: () => Promise.resolve(channel) });
  return { queues, exchanges };
};
/** As operators import them. */
const { policies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../rabbitmq/policies.json'), 'utf8'),
) as { policies: { pattern: string; definition: Record<string, number> }[] };

it('a retry beyond the last step waits as long as the last step does', () => {
  const topology = new Topology('coach', '', [
    { name: 'short', ms: 1 },
    { name: 'long', ms: 2 },
  ]);
  expect([1, 2, 3, 100].map((attempt) => topology.retry(attempt))).toEqual([
    'coach.retry.short',
    'coach.retry.long',
    'coach.retry.long',
    'coach.retry.long',
  ]);
});

it('every consumer has a queue of its own for what it cannot take', async () => {
  const { queues } = await declared();
  const consuming = [...queues.keys()].filter((name) => name.includes('.on-') && !name.endsWith('.dlq'));
  expect(consuming.length).toBeGreaterThan(5);
  expect(consuming.filter((name) => !queues.has(`${name}.dlq`))).toEqual([]);
});

describe('no default of the broker is relied on', () => {
  it.each(['', 'test_'])(
    'delivery limit: none before 4.0, 20 since; a policy sets that of every queue (prefix %j)',
    async (prefix) => {
      for (const [name, { arguments: args }] of (await declared(prefix)).queues) {
        const [policy, ...others] = policies.filter(({ pattern }) => new RegExp(pattern).test(name));
        expect([name, policy?.definition['delivery-limit'], others]).toEqual([name, 1_000_000, []]);
        // An argument could never be changed again.
        expect(args).not.toHaveProperty('x-delivery-limit');
      }
    },
  );

  it('queue type: a policy may choose another default; every queue says quorum', async () => {
    const { queues } = await declared();
    expect(queues.size).toBeGreaterThan(10);
    for (const [, { arguments: args }] of queues) expect(args['x-queue-type']).toBe('quorum');
  });

  it('transient queues: denied by default since 4.3; everything is durable and nobody’s own', async () => {
    const { queues, exchanges } = await declared();
    for (const [, queue] of queues) expect(queue).toMatchObject({ durable: true });
    for (const [, queue] of queues) expect(queue.exclusive ?? queue.autoDelete ?? false).toBe(false);
    // No plugin is needed either, such as the one for delayed exchanges.
    for (const exchange of exchanges)
      expect(exchange).toEqual({ type: expect.stringMatching(/^(topic|fanout)$/), durable: true });
  });

  it('dead-lettering: at most once by default; the way back from a retry queue is at least once', async () => {
    const retries = [...(await declared()).queues].filter(([name]) => name.includes('.retry.'));
    expect(retries.length).toBeGreaterThan(0);
    for (const [, { arguments: args }] of retries)
      expect(args).toMatchObject({
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
        'x-message-ttl': expect.any(Number),
      });
  });
});

/** A transport on a channel that records every call, with messages for one of its consumers. */
async function afterTaking(...messages: { content: string; headers: object }[]) {
  const calls: [string, unknown[]][] = [];
  const consumers = new Map<string, (message: unknown) => void>();
  const channel: object = new Proxy(
    {},
    {
      get: (_, name) =>
        // A promise would be taken for one.
        name === 'then'
          ? undefined
          : (...args: unknown[]) => {
              calls.push([String(name), args]);
              if (name === 'consume') consumers.set(String(args[0]), args[1] as (message: unknown) => void);
              return name === 'on' ? channel : Promise.resolve({});
            },
    },
  );
  const publish = jest.fn((..._: Parameters<Broker['publish']>) => Promise.resolve());
  let subscribe: (model: object) => Promise<void> = () => Promise.resolve();
  const broker = {
    publish,
    start: () => subscribe({ createChannel: () => Promise.resolve(channel) }),
    onConnected: (setup: typeof subscribe) => (subscribe = setup),
  } as unknown as Broker;
  const [topology, log] = [new Topology('coach', ''), new Log('test', 'silent')];
  const transport = new RabbitTransport(broker, topology, begunInMemory(), new Clock(), log);
  const fail = () => Promise.reject(new Error('the other service was away'));
  await transport.start(new Map([[String(profileUpdated.type), fail]]));
  for (const { content, headers } of messages)
    consumers.get('coach.on-care-profile')?.({ content: Buffer.from(content), properties: { headers } });
  await transport.drain();
  return { calls, publish };
}

describe('nothing is done that versions see differently', () => {
  const failing = JSON.stringify(eventOf(profileUpdated));

  it('a refused delivery counts differently in 3.10, 4.0 and 4.3: none is refused or requeued, all are acknowledged', async () => {
    const { calls } = await afterTaking({ content: failing, headers: {} }, { content: 'no', headers: {} });
    const settling = calls
      .map(([name]) => name)
      .filter((name) => !/^(on|prefetch|consume|cancel)$/.test(name));
    expect(settling).toEqual(['ack', 'ack']);
  });

  it('x-death is interpreted when published before 4.0, ignored since: attempts stand in a header of our own', async () => {
    const { publish } = await afterTaking({
      content: failing,
      headers: { 'x-death': [{ count: 7 }], 'x-delivery-count': 1, 'x-attempt': 2 },
    });
    expect(publish.mock.calls.map(([exchange, , , { headers }]) => [exchange, headers as object])).toEqual([
      ['coach.retry.1m', expect.objectContaining({ 'x-attempt': 3 })],
    ]);
    expect(Object.keys(publish.mock.calls[0]?.[3].headers as object)).not.toContain('x-death');
  });

  it('a message’s own time to live blocks what stands behind it: a wait is that of the queue', async () => {
    const { publish } = await afterTaking({ content: failing, headers: {} });
    expect(publish.mock.calls[0]?.[3]).not.toHaveProperty('expiration');
  });

  it('a prefetch for the whole channel is denied by default since 4.3: it is set for each consumer', async () => {
    const { calls } = await afterTaking();
    const prefetches = calls.filter(([name]) => name === 'prefetch').map(([, args]) => args);
    expect(prefetches.length).toBeGreaterThan(1);
    for (const args of prefetches) expect(args).toEqual([expect.any(Number)]);
  });
});
