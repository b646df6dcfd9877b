import { profileUpdated } from '@careward/contracts/care-profile/events';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Counter, Gauge } from 'prom-client';
import { Clock } from '../src/app/clock.js';
import { Log } from '../src/observability/log.js';
import { AggregateCollection } from '../src/events/aggregate-collection.js';
import { EventTransport, Unroutable, type AnyEvent } from '../src/events/event-transport.js';
import { oldestPending, OutboxSweeper } from '../src/events/outbox-sweeper.js';
import { Outbox, unroutable } from '../src/events/outbox.js';
import { pendingEvent, type WithOutbox } from '../src/events/pending-event.js';
import { connectMongo, type Database } from '../src/mongo/database.js';

/** A broker that refuses some subjects and holds its confirms back until told. */
class StubbornTransport extends EventTransport {
  connected = true;
  readonly published: string[] = [];
  readonly refused = new Set<string>();
  confirms = Promise.resolve();

  async publish({ subject, sequence }: AnyEvent): Promise<void> {
    this.published.push(`${subject}/${sequence}`);
    await this.confirms;
    if (this.refused.has(subject)) throw new Unroutable();
  }
  onConnected() {}
  async start() {}
  async drain() {}
  async close() {}
}

const log = new Log('test', 'silent');
let database: Database;
let transport: StubbornTransport;
let outbox: Outbox;

beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, `${testPrefix()}outbox`);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});
beforeEach(() => {
  transport = new StubbornTransport();
  outbox = new Outbox(database, transport, log);
});

const things = () => database.collection<WithOutbox & { _id: string }>('things');
const record = (id: string, now = new Date()) =>
  new AggregateCollection(things(), { publish: () => undefined }).update(
    { _id: id },
    {},
    [pendingEvent(profileUpdated, { userId: id, version: 1 }, now)],
    { upsert: true },
  );
const waiting = (id: string) =>
  things()
    .findOne({ _id: id })
    .then((thing) => thing?.outbox.length);

describe('a process that commits', () => {
  it('lets what is committed meanwhile leave together, each in order', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second, third, second]) await record(id);
    let confirm = () => {};
    transport.confirms = new Promise((resolve) => (confirm = resolve));
    outbox.publish('things', first);
    await eventually(() => expect(transport.published).toEqual([`${first}/1`]));
    for (const id of [second, third, second]) outbox.publish('things', id);
    confirm();
    await outbox.onApplicationShutdown();
    expect(transport.published.toSorted()).toEqual(
      [`${first}/1`, `${second}/1`, `${second}/2`, `${third}/1`].toSorted(),
    );
    expect(transport.published.indexOf(`${second}/1`)).toBeLessThan(
      transport.published.indexOf(`${second}/2`),
    );
    expect(await Promise.all([first, second, third].map(waiting))).toEqual([0, 0, 0]);
  });

  it('gathers documents for a moment where it is told to, and lets them leave together', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await record(id);
    const batches = jest.spyOn(outbox, 'publishNow');
    for (const id of ids) outbox.publish('things', id, 1);
    await outbox.onApplicationShutdown();
    expect(batches.mock.calls).toEqual([['things', ...ids]]);
    expect(await Promise.all(ids.map(waiting))).toEqual([0, 0, 0]);
  });

  it('keeps one document waiting without the others', async () => {
    const [stuck, fine] = [randomUUID(), randomUUID()];
    for (const id of [stuck, fine]) await record(id);
    transport.refused.add(stuck);
    await expect(outbox.publishNow('things', stuck, fine)).rejects.toThrow(Unroutable);
    expect(await Promise.all([stuck, fine].map(waiting))).toEqual([1, 0]);
  });

  it('publishes nothing after an event that stays, which would be sent again with every sweep', async () => {
    const id = randomUUID();
    await record(id);
    await record(id);
    transport.refused.add(id);
    await expect(outbox.publishNow('things', id)).rejects.toThrow(Unroutable);
    expect(transport.published).toEqual([`${id}/1`]);
    transport.refused.clear();
    await outbox.publishNow('things', id);
    expect(transport.published).toEqual([`${id}/1`, `${id}/1`, `${id}/2`]);
    expect(await waiting(id)).toBe(0);
  });

  it('raises the alarm for an event that no queue takes, and says which', async () => {
    const id = randomUUID();
    await record(id);
    transport.refused.add(id);
    const told = jest.spyOn(log, 'error');
    const before = await countOf(unroutable, { type: profileUpdated.type });
    await expect(outbox.publishNow('things', id)).rejects.toThrow(Unroutable);
    expect(await countOf(unroutable, { type: profileUpdated.type })).toBe(before + 1);
    expect(told).toHaveBeenCalledWith(
      'event returned: no queue takes it',
      expect.objectContaining({ event: profileUpdated.type, collection: 'things', subject: id }),
    );
  });

  it('leaves to the sweep what is committed while the broker is away', async () => {
    const id = randomUUID();
    await record(id);
    transport.connected = false;
    outbox.publish('things', id);
    await outbox.onApplicationShutdown();
    expect(transport.published).toEqual([]);
    expect(await waiting(id)).toBe(1);
  });
});

const countOf = async (metric: Counter | Gauge, labels: Record<string, string>) => {
  const { values } = await metric.get();
  const found = values.find((value) =>
    Object.entries(labels).every(([name, label]) => value.labels[name] === label),
  );
  return found?.value ?? 0;
};

describe('a sweep', () => {
  const sweeper = (on: EventTransport = transport, clock = new Clock()) =>
    new OutboxSweeper(['things'], database, new Outbox(database, on, log), on, clock, log);
  beforeEach(async () => {
    await things().deleteMany({});
    await database.collection('leases').deleteMany({});
  });

  it('tells how long the oldest event has waited, above all while the broker is away', async () => {
    await record(randomUUID(), new Date(Date.now() - 600_000));
    await record(randomUUID(), new Date(Date.now() - 60_000));
    transport.connected = false;
    await sweeper().sweep();
    expect(await countOf(oldestPending, { collection: 'things' })).toBeGreaterThanOrEqual(600);
    expect(transport.published).toEqual([]);
  });

  it('reports no waiting event once another copy sweeps', async () => {
    await record(randomUUID(), new Date(Date.now() - 600_000));
    await sweeper().sweep();
    transport.connected = false;
    await sweeper().sweep();
    expect((await oldestPending.get()).values).toEqual([]);
  });

  it('is left to another copy when the broker is away for this one alone', async () => {
    const clock = new Clock();
    const [cutOff, whole] = [new StubbornTransport(), new StubbornTransport()];
    const [first, second] = [sweeper(cutOff, clock), sweeper(whole, clock)];
    await first.sweep();
    cutOff.connected = false;
    await record(randomUUID(), new Date(Date.now() - 60_000));
    await first.sweep();
    await second.sweep();
    expect(whole.published).toEqual([]);
    // The lease of the first has run out, although it has swept since.
    clock.now = () => new Date(Date.now() + 16_000);
    await first.sweep();
    await second.sweep();
    expect(whole.published).toHaveLength(1);
  });

  /** As an outage leaves them. */
  const leaveBehind = async (count: number) => {
    const longAgo = new Date(Date.now() - 60_000);
    const documents = Array.from({ length: count }, () => {
      const _id = randomUUID();
      const outbox = [pendingEvent(profileUpdated, { userId: _id, version: 1 }, longAgo)];
      return { _id, outbox, events: 1 };
    });
    await things().insertMany(documents);
    return documents.map(({ _id }) => _id);
  };
  const left = () => things().countDocuments({ 'outbox.0': { $exists: true } });

  it('reaches every document in one round, also behind many that cannot leave', async () => {
    const ids = await leaveBehind(1_500);
    const stuck = ids.slice(0, 700);
    for (const id of stuck) transport.refused.add(id);
    await sweeper().sweep();
    expect(await left()).toBe(stuck.length);
    expect(transport.published.toSorted()).toEqual(ids.map((id) => `${id}/1`).toSorted());
  });

  it('ends in the middle when the process does, and leaves the lease to another copy', async () => {
    await leaveBehind(1_000);
    let confirm = () => {};
    transport.confirms = new Promise((resolve) => (confirm = resolve));
    const ending = sweeper();
    ending.onApplicationBootstrap();
    await eventually(() => expect(transport.published.length).toBeGreaterThanOrEqual(200));
    const ended = ending.onApplicationShutdown();
    confirm();
    await ended;
    expect(transport.published).toHaveLength(200);
    expect(await left()).toBe(800);
    await sweeper().sweep();
    expect(await left()).toBe(0);
  });
});
