import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { OutboxSweeper } from '@careward/platform/events/outbox-sweeper';
import { Outbox } from '@careward/platform/events/outbox';
import { Broker } from '@careward/platform/events/rabbit/broker';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Topology } from '@careward/platform/events/rabbit/topology';
import { connectMongo, type Database } from '@careward/platform/mongo/database';
import { eventually } from '@careward/testing/eventually';
import { begunInMemory } from '@careward/testing/rabbit-harness';
import type { PrivateEngines } from '@careward/testing/faults/private-engines';
import { AGGREGATES, contentsOf, fill, publishRaw, waiting } from './backlog.js';
import { median, perSecond, timed, type Result } from './goal.js';

const ROUNDS = 3;
/** The number of concurrent updates, as in a busy service. */
const WRITERS = 16;

type Relay = { database: Database; topology: Topology; sweep(): Promise<void>; close(): Promise<void> };

/** The part of a service that publishes events. */
async function openRelay({ mongodbUrl, amqpUrl }: PrivateEngines): Promise<Relay> {
  const [log, clock] = [new Log('bench', 'silent'), new Clock()];
  const database = await connectMongo(mongodbUrl, 'bench_relay');
  const topology = new Topology('care-profile', 'bench_');
  const broker = new Broker(amqpUrl, (model) => topology.declare(model), log);
  const transport = new RabbitTransport(broker, topology, begunInMemory(), clock, log);
  const outbox = new Outbox(database, transport, log);
  const sweeper = new OutboxSweeper([AGGREGATES], database, outbox, transport, clock, log);
  await transport.start(new Map());
  await eventually(() => {
    if (!transport.connected) throw new Error('The broker did not answer.');
  });
  return {
    database,
    topology,
    sweep: async () => {
      await sweeper.sweep();
      if ((await waiting(database)) > 0) throw new Error('Events are still pending after the sweep.');
    },
    close: async () => {
      await transport.close();
      await database.close();
    },
  };
}

/** Many pending events per aggregate, compared with amqplib only and the same messages. */
async function againstConfirms(relay: Relay, amqpUrl: string): Promise<Result> {
  const [relayed, raw]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const aggregates = await fill(relay.database, 200, 100);
    const contents = contentsOf(aggregates);
    raw.push(
      perSecond(contents.length, await timed(() => publishRaw(amqpUrl, relay.topology.exchange, contents))),
    );
    relayed.push(perSecond(contents.length, await timed(() => relay.sweep())));
  }
  return ratio('200 aggregates of 100 pending events', {
    relayed: median(relayed),
    other: median(raw),
    against: 'amqplib alone, window 100',
  });
}

/** One pending event per aggregate, where removing takes longest, compared with plain updates. */
async function againstUpdates(relay: Relay): Promise<Result> {
  const { database } = relay;
  const [relayed, updated]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const ids = (await fill(database, 2_000, 1)).map(({ _id }) => _id);
    relayed.push(perSecond(ids.length, await timed(() => relay.sweep())));
    updated.push(perSecond(ids.length, await timed(() => updateEach(database, ids))));
  }
  return ratio('one pending event per aggregate', {
    relayed: median(relayed),
    other: median(updated),
    against: `the engine's own updates, ${WRITERS} at once`,
  });
}

async function updateEach(database: Database, ids: readonly string[]): Promise<void> {
  const collection = database.collection<{ _id: string; touched: number }>(AGGREGATES);
  const left = [...ids];
  const write = async () => {
    for (let _id = left.pop(); _id !== undefined; _id = left.pop())
      await collection.updateOne({ _id }, { $set: { touched: 1 } });
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

type Rates = { relayed: number; other: number; against: string };

const ratio = (name: string, { relayed, other, against }: Rates): Result => ({
  name: `relay, ${name}`,
  figures: `${relayed} events/s, ${against} ${other}/s, ratio ${(relayed / other).toFixed(2)}`,
  goal: 'at least 0.5',
  reached: relayed / other >= 0.5,
});

export async function relayResults(engines: PrivateEngines): Promise<Result[]> {
  const relay = await openRelay(engines);
  try {
    return [await againstConfirms(relay, engines.amqpUrl), await againstUpdates(relay)];
  } finally {
    await relay.close();
  }
}
