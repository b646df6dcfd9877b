import { services } from '@careward/contracts/events/event';
import { describe, expect, it } from '@jest/globals';
import type { Channel } from 'amqplib';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Topology } from '../src/messaging/rabbit/topology.js';

type Queue = {
  durable?: boolean;
  exclusive?: boolean;
  autoDelete?: boolean;
  arguments: Record<string, unknown>;
};

/** Everything all services declare, and our whole use of the broker as text. RabbitMQ 3.10 and 4.x differ in each. */
const declared = async () => {
  const queues = new Map<string, Queue>();
  const exchanges: { type: string; durable?: boolean }[] = [];
  const channel = {
    assertExchange: (_: string, type: string, options: object) =>
      Promise.resolve(exchanges.push({ type, ...options })),
    assertQueue: (name: string, options: Queue) => Promise.resolve(queues.set(name, options)),
    bindQueue: () => Promise.resolve(),
  } as unknown as Channel;
  for (const service of services) await new Topology(service, '').declare(channel);
  return { queues, exchanges };
};
const folder = join(import.meta.dirname, '../src/messaging');
const sources = globSync('**/*.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

it('every consumer has a queue of its own for what it cannot take', async () => {
  const { queues } = await declared();
  const consuming = [...queues.keys()].filter((name) => name.includes('.on-') && !name.endsWith('.dlq'));
  expect(consuming.length).toBeGreaterThan(5);
  expect(consuming.filter((name) => !queues.has(`${name}.dlq`))).toEqual([]);
});

describe('no default of the broker is relied on', () => {
  it('delivery limit: none before 4.0, 20 since; every queue declares its own', async () => {
    for (const [, { arguments: args }] of (await declared()).queues)
      expect(args['x-delivery-limit']).toBeGreaterThan(1_000);
  });

  it('queue type: a policy may choose another default; every queue says quorum', async () => {
    const { queues } = await declared();
    expect(queues.size).toBeGreaterThan(10);
    for (const [, { arguments: args }] of queues) expect(args['x-queue-type']).toBe('quorum');
  });

  it('transient queues: denied by default since 4.3; everything is durable and nobody’s own', async () => {
    const { queues, exchanges } = await declared();
    for (const [, queue] of queues) expect(queue).toMatchObject({ durable: true });
    for (const [, queue] of queues) expect(queue.exclusive ?? queue.autoDelete ?? false).toBe(false);
    for (const exchange of exchanges) expect(exchange.durable).toBe(true);
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

  it('what a refused delivery counts as: differs in 3.10, 4.0 and 4.3; nothing is ever refused or requeued', () => {
    expect(sources).not.toMatch(/(?<!Promise)\.(nack|nackAll|reject|recover)\(/);
  });

  it('x-death: interpreted when published before 4.0, ignored since; attempts stand in a header of our own', () => {
    expect(sources).not.toContain('x-death');
    expect(sources).toContain("'x-attempt'");
  });

  it('global prefetch: denied by default since 4.3; it is set for each consumer', () => {
    expect([...sources.matchAll(/\.prefetch\(([^)]*)\)/g)].map(([, args]) => args)).toEqual(['PREFETCH']);
  });

  it('frame size: at least 8192 must be offered since 4.1; no frame size of ours is set', () => {
    expect(sources).not.toMatch(/frame_?max/i);
  });

  it('delayed retries: built in since 4.3 only; ours are queues that any version has', () => {
    expect(sources).not.toMatch(/x-delayed/);
  });

  it('a message’s own time to live blocks what stands behind it; ours is the queue’s', () => {
    expect(sources).not.toMatch(/expiration:/);
  });
});
