import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { Binary, type Collection, type CommandStartedEvent, MongoClient } from 'mongodb';

type Item = { id: string; n?: number; at?: Date; parts?: string[] };
type Doc = {
  _id: string;
  n?: number;
  kind?: string;
  at?: Date;
  note?: string | null;
  sealed?: Binary;
  tags?: string[];
  items?: Item[];
  inner?: { name?: string; count?: number };
};

/** How the services connect to MongoDB (infra/platform/src/mongo). */
const asServicesDo = {
  retryWrites: true,
  w: 'majority',
  readPreference: 'primary',
  timeoutMS: 20_000,
} as const;

/** What repositories may use: each case has the same result on MongoDB and on the embedded engine. */
describe('the database engine', () => {
  let mongo: MongoClient;
  let docs: Collection<Doc>;

  beforeAll(async () => {
    mongo = await MongoClient.connect(engineAddresses().MONGODB_URL, {
      ...asServicesDo,
      monitorCommands: true,
    });
    docs = mongo.db(`${testPrefix()}conformance`).collection<Doc>('docs');
  });
  beforeEach(() => docs.deleteMany({}));
  afterAll(async () => {
    await mongo.db(docs.dbName).dropDatabase();
    await mongo.close();
  });

  /** Inserts documents by their ids. */
  const insert = (fields: Record<string, Omit<Doc, '_id'>>) =>
    docs.insertMany(Object.entries(fields).map(([_id, doc]) => ({ _id, ...doc })));
  const itemsOf = (counts: Record<string, number>): Item[] =>
    Object.entries(counts).map(([id, n]) => ({ id, n }));
  const one = (_id = 'a') => docs.findOne({ _id });
  const after = { returnDocument: 'after' } as const;

  it('accepts writes with w: majority and a time limit; the driver sends retryable writes to replica sets only', async () => {
    const sent: CommandStartedEvent[] = [];
    mongo.on('commandStarted', (event) => sent.push(event));
    await docs.insertOne({ _id: 'a', n: 1 });
    await docs.updateOne({ _id: 'a' }, { $set: { n: 2 } });
    await docs.findOneAndUpdate({ _id: 'a' }, { $set: { n: 3 } });
    await docs.deleteOne({ _id: 'a' });
    mongo.removeAllListeners('commandStarted');

    const { setName } = await mongo.db('admin').command({ isMaster: 1 });
    const write = { writeConcern: { w: 'majority' }, maxTimeMS: expect.any(Number) };
    expect(sent.map(({ command }) => command as object)).toEqual(
      sent.map(() => expect.objectContaining(write)),
    );
    const names = ['insert', 'update', 'findAndModify', 'delete'];
    expect(sent.map(({ commandName }) => commandName)).toEqual(names);
    expect(sent.filter(({ command }) => 'txnNumber' in command)).toHaveLength(setName ? sent.length : 0);
  });

  it('keeps its list of indexes whole while some are made and others dropped at once', async () => {
    const collection = mongo.db(docs.dbName).collection('indexed');
    const fields = (name: string) => Array.from({ length: 20 }, (_, at) => `${name}${at}`);
    const make = (field: string) => collection.createIndex({ [field]: 1 });
    await make('first');
    for (let turn = 0; turn < 10; turn++) {
      const [old, made] = [fields(`turn${turn}old`), fields(`turn${turn}made`)];
      await Promise.all(old.map(make));
      await Promise.all([...old.map((field) => collection.dropIndex(`${field}_1`)), ...made.map(make)]);
      const indexed = (await collection.indexes()).map(({ key }) => Object.keys(key).join());
      expect(indexed.toSorted()).toEqual(['_id', 'first', ...made].toSorted());
      await Promise.all(made.map((field) => collection.dropIndex(`${field}_1`)));
    }
  });

  describe('updates one document atomically', () => {
    it('with $set, $unset, $inc, $max and dotted paths at once', async () => {
      await docs.insertOne({ _id: 'a', n: 1, note: 'old', inner: { name: 'x' } });
      const update = {
        $set: { 'inner.name': 'y', kind: 'k' },
        $unset: { note: '' },
        $inc: { n: 2, 'inner.count': 1 },
        $max: { at: new Date(5) },
      } as const;
      const updated = await docs.findOneAndUpdate({ _id: 'a' }, update, after);
      expect(updated).toEqual({ _id: 'a', n: 3, kind: 'k', at: new Date(5), inner: { name: 'y', count: 1 } });
    });

    it('with $push of one, of $each at a $position, and of $each sorted and sliced', async () => {
      await docs.insertOne({ _id: 'a', tags: ['c'], items: [] });
      await docs.updateOne({ _id: 'a' }, { $push: { tags: 'd' } });
      await docs.updateOne({ _id: 'a' }, { $push: { tags: { $each: ['a', 'b'], $position: 0 } } });
      expect((await one())?.tags).toEqual(['a', 'b', 'c', 'd']);
      const items = [4, 1, 3, 2].map((n) => ({ id: `i${n}`, n }));
      await docs.updateOne({ _id: 'a' }, { $push: { items: { $each: items, $sort: { n: 1 }, $slice: -3 } } });
      expect((await one())?.items?.map(({ n }) => n)).toEqual([2, 3, 4]);
    });

    it('with $addToSet and $pull, by value and by field', async () => {
      await insert({ a: { tags: ['x'], items: itemsOf({ p: 1, q: 2, r: 3 }) } });
      await docs.updateOne({ _id: 'a' }, { $addToSet: { tags: { $each: ['x', 'y'] } } });
      await docs.updateOne({ _id: 'a' }, { $pull: { items: { id: 'q' } } });
      expect(await one()).toMatchObject({ tags: ['x', 'y'], items: [{ id: 'p' }, { id: 'r' }] });
      await docs.updateOne({ _id: 'a' }, { $pull: { tags: 'x', items: { n: { $lte: 1 } } } });
      expect(await one()).toEqual({ _id: 'a', tags: ['y'], items: [{ id: 'r', n: 3 }] });
      await docs.updateOne({ _id: 'a' }, { $pull: { items: { id: { $in: ['r', 's'] } } } });
      expect((await one())?.items).toEqual([]);
    });

    it('with the positional $ on the element that matched', async () => {
      await insert({ a: { items: itemsOf({ p: 1, q: 2 }) } });
      await docs.updateOne({ _id: 'a', 'items.id': 'q' }, { $set: { 'items.$.n': 9 } });
      const matching = { _id: 'a', items: { $elemMatch: { id: 'p', n: 1 } } };
      await docs.updateOne(matching, { $inc: { 'items.$.n': 10 } });
      expect((await one())?.items).toEqual(itemsOf({ p: 11, q: 9 }));
    });

    it('and reports what it matched and changed', async () => {
      await docs.insertOne({ _id: 'a', n: 1 });
      for (const count of [1, 0])
        expect(await docs.updateOne({ _id: 'a', n: 1 }, { $set: { n: 2 } })).toMatchObject({
          matchedCount: count,
          modifiedCount: count,
        });
      expect(await docs.deleteOne({ _id: 'a', n: 1 })).toMatchObject({ deletedCount: 0 });
      expect(await docs.deleteMany({ n: { $gte: 2 } })).toMatchObject({ deletedCount: 1 });
    });

    it('under 100 parallel writers, losing none', async () => {
      await docs.insertMany(['a', 'b', 'c'].map((_id) => ({ _id, n: 0, tags: [] })));
      await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          docs.updateOne({ _id: 'b' }, { $inc: { n: 1 }, $push: { tags: `w${n}` } }),
        ),
      );
      const written = await one('b');
      expect(written?.n).toBe(100);
      expect(new Set(written?.tags).size).toBe(100);
      expect(await one('a')).toEqual({ _id: 'a', n: 0, tags: [] });
    });

    it('under a guard that 20 writers race for, letting one through', async () => {
      await docs.insertOne({ _id: 'a', n: 1 });
      const winners = await Promise.all(
        Array.from({ length: 20 }, () =>
          docs.findOneAndUpdate({ _id: 'a', n: 1 }, { $set: { n: 2 } }, after),
        ),
      );
      expect(winners.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('finds and updates', () => {
    it('the first by a sort, answering the document before or after', async () => {
      await insert({ a: { n: 3 }, b: { n: 1 }, c: { n: 2 } });
      const update = { $set: { kind: 'taken' } };
      const first = { sort: { n: 1 }, ...after } as const;
      const updated = await docs.findOneAndUpdate({ kind: { $exists: false } }, update, first);
      expect(updated).toEqual({ _id: 'b', n: 1, kind: 'taken' });
      const before = { returnDocument: 'before' } as const;
      expect(await docs.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, before)).toMatchObject({ n: 3 });
      expect(await docs.findOneAndUpdate({ _id: 'none' }, update, after)).toBeNull();
    });

    it('answering each of 20 that race its own document before', async () => {
      await docs.insertOne({ _id: 'a', n: 0 });
      const count = () =>
        docs.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, { returnDocument: 'before' });
      const before = await Promise.all(Array.from({ length: 20 }, count));
      const seen = before.map((document) => document?.n ?? -1).sort((a, b) => a - b);
      expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });

    it('or inserts, with $setOnInsert for what holds only then', async () => {
      const upsert = (n: number) =>
        docs.findOneAndUpdate(
          { _id: 'a' },
          { $setOnInsert: { kind: 'new' }, $set: { n } },
          { upsert: true, sort: { n: -1 }, ...after },
        );
      expect(await upsert(1)).toEqual({ _id: 'a', kind: 'new', n: 1 });
      await docs.updateOne({ _id: 'a' }, { $set: { kind: 'old' } });
      expect(await upsert(2)).toEqual({ _id: 'a', kind: 'old', n: 2 });
    });

    it('one document when 20 upserts of it race', async () => {
      const upserts = Array.from({ length: 20 }, () =>
        docs.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { upsert: true }),
      );
      const settled = await Promise.allSettled(upserts);
      const counted = settled.filter(({ status }) => status === 'fulfilled').length;
      expect(await docs.find().toArray()).toEqual([{ _id: 'a', n: counted }]);
    });

    it('and deletes, answering what it deleted', async () => {
      await docs.insertOne({ _id: 'a', n: 1 });
      expect(await docs.findOneAndDelete({ _id: 'a' })).toEqual({ _id: 'a', n: 1 });
      expect(await docs.findOneAndDelete({ _id: 'a' })).toBeNull();
    });
  });

  describe('finds', () => {
    beforeEach(() =>
      insert({
        a: { n: 1, kind: 'x', at: new Date(1_000), note: null, items: itemsOf({ p: 1, q: 5 }) },
        b: { n: 2, kind: 'y', at: new Date(2_000), items: itemsOf({ p: 5, q: 1 }) },
        c: { n: 3, kind: 'x', at: new Date(3_000), note: 'words' },
      }),
    );
    const ids = async (filter: object) =>
      (await docs.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id).join('');

    it.each([
      [{ kind: { $in: ['x', 'z'] } }, 'ac'],
      [{ kind: { $nin: ['x'] } }, 'b'],
      [{ kind: { $ne: 'x' } }, 'b'],
      [{ n: { $lt: 2 } }, 'a'],
      [{ n: { $lte: 2 } }, 'ab'],
      [{ n: { $gt: 1, $lt: 3 } }, 'b'],
      [{ _id: { $gt: 'a', $lt: 'c' } }, 'b'],
      [{ at: { $lt: new Date(2_000) } }, 'a'],
      [{ note: { $gte: 'w', $lt: 'x' } }, 'c'],
      [{ items: { $exists: false } }, 'c'],
      [{ note: { $exists: true } }, 'ac'],
      [{ note: null }, 'ab'],
      [{ 'items.id': 'p' }, 'ab'],
      [{ items: { $elemMatch: { id: 'p', n: 5 } } }, 'b'],
      [{ items: { $size: 2 }, n: 1 }, 'a'],
      [{ $or: [{ n: 1 }, { note: 'words' }] }, 'ac'],
      [{ $and: [{ kind: 'x' }, { n: { $gt: 1 } }] }, 'c'],
      [{ 'items.0': { $exists: true } }, 'ab'],
    ])('%j: %s', async (filter, found) => {
      expect(await ids(filter)).toBe(found);
    });

    it('sorted by several fields, skipped, limited, projected', async () => {
      const page = docs
        .find({}, { projection: { n: 1 } })
        .sort({ kind: 1, n: -1 })
        .skip(1)
        .limit(2);
      expect(await page.toArray()).toEqual([
        { _id: 'a', n: 1 },
        { _id: 'b', n: 2 },
      ]);
    });

    it('more than one batch', async () => {
      await docs.insertMany(Array.from({ length: 500 }, (_, n) => ({ _id: `m${n}`, kind: 'many' })));
      expect(await docs.find({ kind: 'many' }, { batchSize: 50 }).toArray()).toHaveLength(500);
    });

    it('counts, and distinct values', async () => {
      expect(await docs.countDocuments({ kind: 'x' })).toBe(2);
      expect((await docs.distinct('kind')).sort()).toEqual(['x', 'y']);
    });

    it('several views of the same documents with $facet', async () => {
      const [views] = await docs
        .aggregate([
          { $match: { n: { $gte: 1 } } },
          {
            $facet: {
              page: [{ $sort: { n: -1 } }, { $limit: 2 }, { $project: { n: 1 } }],
              kinds: [{ $group: { _id: '$kind', count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
            },
          },
        ])
        .toArray();
      expect(views).toEqual({
        page: [
          { _id: 'c', n: 3 },
          { _id: 'b', n: 2 },
        ],
        kinds: [
          { _id: 'x', count: 2 },
          { _id: 'y', count: 1 },
        ],
      });
    });
  });

  describe('keeps', () => {
    it('bytes, dates, nulls and nested arrays as they are', async () => {
      const doc: Doc = {
        _id: 'a',
        at: new Date('2025-08-27T12:34:56.789Z'),
        note: null,
        sealed: new Binary(Buffer.from([0, 255, 10, 13])),
        items: [{ id: 'p', parts: ['ñ', '漢', '🌱'] }],
      };
      await docs.insertOne(doc);
      expect(await one()).toEqual(doc);
    });

    it('a document of a megabyte', async () => {
      await docs.insertOne({ _id: 'a', note: 'x'.repeat(1024 * 1024) });
      expect((await one())?.note).toHaveLength(1024 * 1024);
    });
  });

  describe('refuses duplicates', () => {
    const duplicate = expect.objectContaining({ code: 11_000 });

    it('by _id, in single and in many', async () => {
      await docs.insertOne({ _id: 'a' });
      await expect(docs.insertOne({ _id: 'a' })).rejects.toEqual(duplicate);
      await expect(
        docs.insertMany([{ _id: 'b' }, { _id: 'a' }, { _id: 'c' }], { ordered: false }),
      ).rejects.toEqual(duplicate);
      expect(await docs.countDocuments({})).toBe(3);
    });

    it('by a unique index: inserted, updated to, upserted, or raced for', async () => {
      const index = await docs.createIndex({ kind: 1 }, { unique: true });
      expect(await docs.createIndex({ kind: 1 }, { unique: true })).toBe(index);
      await insert({ a: { kind: 'x' }, b: { kind: 'y' } });
      await expect(docs.insertOne({ _id: 'c', kind: 'x' })).rejects.toEqual(duplicate);
      await expect(docs.updateOne({ _id: 'b' }, { $set: { kind: 'x' } })).rejects.toEqual(duplicate);
      await expect(docs.updateOne({ _id: 'c' }, { $set: { kind: 'y' } }, { upsert: true })).rejects.toEqual(
        duplicate,
      );

      await docs.deleteOne({ _id: 'a' });
      const race = Array.from({ length: 20 }, (_, n) => docs.insertOne({ _id: `r${n}`, kind: 'x' }));
      const settled = await Promise.allSettled(race);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await docs.dropIndex(index);
    });

    it('by a unique index over two fields, and on a nested one', async () => {
      const both = await docs.createIndex({ kind: 1, n: 1 }, { unique: true });
      await insert({ a: { kind: 'x', n: 1 }, b: { kind: 'x', n: 2 } });
      await expect(docs.insertOne({ _id: 'c', kind: 'x', n: 2 })).rejects.toEqual(duplicate);
      await docs.dropIndex(both);
      await docs.deleteMany({});
      const nested = await docs.createIndex({ 'inner.name': 1 }, { unique: true });
      await insert({ a: { inner: { name: 'x' } }, b: { inner: { name: 'y' } } });
      await expect(docs.insertOne({ _id: 'c', inner: { name: 'x' } })).rejects.toEqual(duplicate);
      await docs.dropIndex(nested);
    });

    it('while a sparse index lets it pass, and hides nothing that a query asks for', async () => {
      const sparse = await docs.createIndex({ note: 1 }, { sparse: true });
      await docs.insertMany([{ _id: 'a', note: 'x' }, { _id: 'b', note: 'x' }, { _id: 'c' }]);
      const idsOf = async (filter: object) =>
        (await docs.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
      expect(await idsOf({ note: { $exists: true } })).toEqual(['a', 'b']);
      expect(await idsOf({ note: { $exists: false } })).toEqual(['c']);
      await docs.dropIndex(sparse);
    });

    it('while a plain index lets it pass, and both are listed', async () => {
      await docs.createIndex({ kind: 1, at: -1 });
      await insert({ a: { kind: 'x' }, b: { kind: 'x' } });
      expect(await docs.listIndexes().toArray()).toContainEqual(
        expect.objectContaining({ key: { kind: 1, at: -1 } }),
      );
    });
  });
});
