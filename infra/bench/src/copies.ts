import { profileUpdated } from '@careward/contracts/care-profile/events';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Broker } from '@careward/platform/events/rabbit/broker';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Topology } from '@careward/platform/events/rabbit/topology';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import type { PrivateEngines } from '@careward/testing/faults/private-engines';
import { setTimeout as wait } from 'node:timers/promises';
import { perSecond, timed, type Result } from './goal.js';
import { publishRaw } from './backlog.js';

const EVENTS = 5_000;
/** A handler asks another service and writes to the database; the copies of a service wait on their own machines. */
const HANDLED_IN_MS = 100;

/** Handles a backlog with so many copies of the coach, which have one queue; resolves with events per second. */
async function drainedBy(copies: number, amqpUrl: string): Promise<number> {
  const [log, clock] = [new Log('bench', 'silent'), new Clock()];
  const prefix = `bench_${copies}_`;
  const open = () => {
    const topology = new Topology('coach', prefix);
    const broker = new Broker(amqpUrl, (model) => topology.declare(model), log);
    return new RabbitTransport(broker, topology, begunInMemory(), clock, log);
  };
  let handled = 0;
  const handlers = new Map([
    [
      String(profileUpdated.type),
      async () => {
        await wait(HANDLED_IN_MS);
        handled++;
      },
    ],
  ]);
  const first = open();
  await first.start(new Map());
  const contents = Array.from({ length: EVENTS }, () => Buffer.from(JSON.stringify(eventOf(profileUpdated))));
  await eventually(() => {
    if (!first.connected) throw new Error('The broker did not answer.');
  });
  await publishRaw(amqpUrl, new Topology('coach', prefix).exchange, contents);
  await first.close();
  const transports = Array.from({ length: copies }, open);
  const taken = await timed(async () => {
    await Promise.all(transports.map((transport) => transport.start(handlers)));
    while (handled < EVENTS) await wait(5);
  });
  await Promise.all(transports.map((transport) => transport.close()));
  return perSecond(EVENTS, taken);
}

export async function copiesResults({ amqpUrl }: PrivateEngines): Promise<Result[]> {
  const [one, three] = [await drainedBy(1, amqpUrl), await drainedBy(3, amqpUrl)];
  return [
    {
      name: `one queue, handlers of ${HANDLED_IN_MS} ms`,
      figures: `${one} events/s with one copy, ${three} with three`,
      goal: 'three copies handle at least twice as many',
      reached: three >= 2 * one,
    },
  ];
}
