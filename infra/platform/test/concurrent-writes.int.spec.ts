import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Clock } from '../src/app/clock.js';
import { changeWithVersion } from '../src/mongo/change-with-version.js';
import { connectMongo, type Database } from '../src/mongo/database.js';
import { inBatches, keysetPage, readCursor, writeCursor, type Cursor } from '../src/mongo/keyset-page.js';
import { Lease } from '../src/mongo/lease.js';
import { insertOnce, update, upsert } from '../src/mongo/upsert.js';

type Thing = { _id: string; version: number; value: string };

const WRITERS = 50;
let database: Database;
beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, `${testPrefix()}concurrent_writes`);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

const things = () => database.collection<Thing>('things');
const find = (_id: string) => things().findOne({ _id });
const all = <Result>(work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: WRITERS }, (_, n) => work(n + 1)));

describe('upsert', () => {
  const keep = (_id: string, version: number) =>
    upsert(things(), { _id, version: { $lt: version } }, { $set: { version, value: `v${version}` } });

  it('inserts, replaces what is older, and leaves what is newer', async () => {
    const id = randomUUID();
    expect(await keep(id, 2)).toBe(true);
    expect(await keep(id, 3)).toBe(true);
    expect(await keep(id, 1)).toBe(false);
    expect(await find(id)).toMatchObject({ version: 3, value: 'v3' });
  });

  it('ends with the newest version, however many write the first one at once', async () => {
    const id = randomUUID();
    await all((version) => keep(id, version));
    expect(await find(id)).toMatchObject({ version: WRITERS });
  });

  it('throws every error but a duplicate key', async () => {
    const wrong = update(things(), { _id: randomUUID() }, { $unknown: {} }, { upsert: true });
    await expect(wrong).rejects.toThrow();
  });
});

describe('insertOnce', () => {
  it('is true for one caller alone, whose document stays', async () => {
    const id = randomUUID();
    const inserted = await all((n) => insertOnce(things(), id, { version: n, value: 'first' }));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await find(id)).toMatchObject({ version: inserted.indexOf(true) + 1 });
  });

  it('is false where another document has the unique key', async () => {
    const named = database.collection<Thing>('named');
    await named.createIndex({ value: 1 }, { unique: true });
    expect(await insertOnce(named, randomUUID(), { version: 1, value: 'taken' })).toBe(true);
    expect(await insertOnce(named, randomUUID(), { version: 1, value: 'taken' })).toBe(false);
  });
});

describe('changeWithVersion', () => {
  const increase = (id: string) =>
    changeWithVersion({
      read: () => find(id),
      decide: (thing) => (thing ? thing.version + 1 : null),
      write: (version, thing) =>
        update(things(), { _id: id, version: thing?.version ?? 0 }, { $set: { version } }),
    });

  it('loses no change of those made at once', async () => {
    const id = randomUUID();
    await insertOnce(things(), id, { version: 0, value: '' });
    await Promise.all(Array.from({ length: 8 }, () => increase(id)));
    expect(await find(id)).toMatchObject({ version: 8 });
  });

  it('answers null when there is nothing to change', async () => {
    expect(await increase(randomUUID())).toBeNull();
  });

  it('gives up with a sentence when others are faster for ever', async () => {
    const change = changeWithVersion({
      read: () => Promise.resolve(1),
      decide: (n) => n,
      write: () => Promise.resolve(false),
    });
    await expect(change).rejects.toMatchObject({ status: 503, code: 'changed-too-often' });
  });
});

describe('a lease', () => {
  const clock = new Clock();
  const lease = (name: string) => new Lease(database, clock, name, 1_000);

  it('is held by one process at a time, until it is released or its time is over', async () => {
    let now = new Date();
    clock.now = () => now;
    const name = randomUUID();
    const [one, other] = [lease(name), lease(name)];
    expect(await one.acquire()).toBe(true);
    expect(await one.acquire()).toBe(true);
    expect(await other.acquire()).toBe(false);
    expect(await other.isHeldElsewhere()).toBe(true);
    expect(await one.isHeldElsewhere()).toBe(false);
    await other.release();
    expect(await other.acquire()).toBe(false);
    await one.release();
    expect(await other.acquire()).toBe(true);
    now = new Date(now.getTime() + 2_000);
    expect(await one.acquire()).toBe(true);
  });

  it('is given to one of those who ask at once', async () => {
    const name = randomUUID();
    const acquired = await all(() => lease(name).acquire());
    expect(acquired.filter(Boolean)).toHaveLength(1);
  });
});

describe('keyset pages', () => {
  it('show every document once, newest first, also where times are equal and documents go', async () => {
    const listed = database.collection<{ _id: string; at: Date }>('listed');
    const documents = Array.from({ length: 9 }, (_, n) => ({
      _id: randomUUID(),
      at: new Date(1_000 * Math.floor(n / 3)),
    }));
    await listed.insertMany(documents);
    const { sort, after } = keysetPage('at');
    const seen: string[] = [];
    for (let cursor: Cursor | null = null; ;) {
      const page: { _id: string; at: Date }[] = await listed
        .find({ ...after(cursor) })
        .sort(sort)
        .limit(2)
        .toArray();
      const last = page.at(-1);
      if (!last) break;
      seen.push(...page.map(({ _id }) => _id));
      cursor = readCursor(writeCursor({ at: last.at, id: last._id }));
      await listed.deleteOne({ _id: last._id });
    }
    const newestFirst = documents.toSorted((a, b) => Number(b.at) - Number(a.at) || (a._id < b._id ? 1 : -1));
    expect(seen).toEqual(newestFirst.map(({ _id }) => _id));
  });

  it.each(['', 'soon_1', '2026-03-01T12:00:00.000Z', '42'])('refuse %p as a cursor', (text) => {
    expect(readCursor(text)).toBeNull();
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('read a list of %i whole, in %i batches of two', async (length, batches) => {
    const list = Array.from({ length }, (_, index) => index + 1);
    const asked: (number | null)[] = [];
    const read = (after: number | null, limit: number) => {
      asked.push(after);
      return Promise.resolve(list.filter((each) => each > (after ?? 0)).slice(0, limit));
    };
    const whole: number[] = [];
    for await (const item of inBatches(read, (each) => each, 2)) whole.push(item);
    expect(whole).toEqual(list);
    expect(asked).toHaveLength(batches);
  });
});
