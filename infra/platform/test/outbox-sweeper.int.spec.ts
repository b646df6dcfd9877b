import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { rabbitTransport } from '@careward/testing/rabbit-harness';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import type { EventTransport } from '../src/events/event-transport.js';
import { oldestPending, OutboxSweeper } from '../src/events/outbox-sweeper.js';
import type { Outbox } from '../src/events/outbox.js';
import type { Database } from '../src/mongo/database.js';

const SECOND = 1_000;
const began = Date.parse('2026-03-02T12:00:00.000Z');

/** A database with one collection, of so many documents that wait, which counts what is read of it. */
function databaseOf(waiting: number) {
  const read = { questions: 0, documents: 0, closed: 0 };
  const cursor = (most: number) => {
    async function* documents() {
      for (let n = 0; n < most; n++) {
        read.documents++;
        yield { _id: String(n), outbox: [{ time: new Date(began - 60 * SECOND).toISOString() }] };
      }
    }
    return {
      sort: () => ({ limit: (one: number) => cursor(Math.min(one, most)) }),
      batchSize: () => cursor(most),
      toArray: async () => {
        const all = [];
        for await (const document of documents()) all.push(document);
        return all;
      },
      close: () => Promise.resolve(void read.closed++),
      [Symbol.asyncIterator]: documents,
    };
  };
  const collections: Record<string, object> = {
    leases: {
      updateOne: () => Promise.resolve({ matchedCount: 1, upsertedCount: 0 }),
      findOne: () => Promise.resolve(null),
      deleteOne: () => Promise.resolve(),
    },
    things: { find: () => (read.questions++, cursor(waiting)) },
  };
  return { read, database: { collection: (name: string) => collections[name] } as unknown as Database };
}

const clock = new Clock();
const prefix = testPrefix();
let at: number;
let line: FaultyProxy;
let transport: EventTransport;
beforeEach(async () => {
  at = began;
  clock.now = () => new Date(at);
  line = await openFaultyProxy(engineAddresses().AMQP_URL);
  transport = rabbitTransport('care-profile', prefix, line.url);
  await transport.start(new Map());
  await eventually(() => expect(transport.connected).toBe(true));
});
afterEach(async () => {
  await transport.close();
  await line.close();
});

function sweeping(waiting: number, publishNow: (collection: string, ...ids: string[]) => Promise<void>) {
  const { read, database } = databaseOf(waiting);
  const outbox = { publishNow } as unknown as Outbox;
  const log = new Log('test', 'silent');
  return { read, sweeper: new OutboxSweeper(['things'], database, outbox, transport, clock, log) };
}

describe('a sweep after a long outage', () => {
  it('publishes two hundred thousand documents without ever holding more than a few hundred', async () => {
    let [published, mostAhead] = [0, 0];
    const { read, sweeper } = sweeping(200_000, (_, ...ids) => {
      mostAhead = Math.max(mostAhead, read.documents - published);
      published += ids.length;
      return Promise.resolve();
    });
    await sweeper.sweep();
    expect(published).toBe(200_000);
    expect(mostAhead).toBeLessThanOrEqual(301);
    expect(read.closed).toBe(1);
  });

  it('ends with the batches in hand when the process does', async () => {
    let confirm = () => {};
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const publishNow = jest.fn(() => confirmed);
    const { read, sweeper } = sweeping(10_000, publishNow);
    sweeper.onApplicationBootstrap();
    while (publishNow.mock.calls.length < 2) await Promise.resolve();
    const ended = sweeper.onApplicationShutdown();
    confirm();
    await ended;
    expect(publishNow).toHaveBeenCalledTimes(2);
    expect(read.closed).toBe(1);
  });
});

describe('while the broker is away', () => {
  /** The broker is away until the returned function is called. */
  async function loseBroker(): Promise<() => Promise<void>> {
    const back = Promise.withResolvers<void>();
    const outage = line.fault('refuse', back.promise);
    await eventually(() => expect(transport.connected).toBe(false));
    return async () => {
      back.resolve();
      await outage;
      await eventually(() => expect(transport.connected).toBe(true));
    };
  }
  /** Of this spec's collection alone: those of others in this process are told of, too. */
  const told = async () =>
    (await oldestPending.get()).values.flatMap(({ labels, value }) =>
      labels.collection === 'things' ? [value] : [],
    );

  it('a sweep asks once for the oldest event, and then only tells how long it has waited', async () => {
    const publishNow = jest.fn(() => Promise.resolve());
    const { read, sweeper } = sweeping(130_000, publishNow);
    const back = await loseBroker();
    for (const seconds of [60, 65, 70]) {
      at = began + (seconds - 60) * SECOND;
      await sweeper.sweep();
      expect(await told()).toEqual([seconds]);
    }
    expect(read).toMatchObject({ questions: 1, documents: 1 });
    expect(publishNow).not.toHaveBeenCalled();

    await back();
    await sweeper.sweep();
    expect(publishNow.mock.calls.length).toBe(1_300);
  });

  it('asks again as long as nothing is left behind', async () => {
    const { read, sweeper } = sweeping(0, () => Promise.resolve());
    const back = await loseBroker();
    await sweeper.sweep();
    await sweeper.sweep();
    expect(await told()).toEqual([0]);
    expect(read.questions).toBe(2);
    await back();
  });
});
