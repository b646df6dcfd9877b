/** @long It kills the embedded engine under load; every run starts one, stops it and reads from it. */
import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { type Collection, MongoClient } from 'mongodb';
import { embeddedMongo } from '../src/engines/embedded-mongo.js';
import { responds } from '../src/loopback.js';
import { Supervisor } from '../src/supervisor.js';
import type { SupervisedProcess } from '../src/supervised-process.js';
import { temporaryFolder } from './temporary-folder.js';

type Note = { _id: string; count: number; text: string };
const MEBIBYTE = 1024 * 1024;
const LONG = process.env['LONG'] === '1';
const KILLS = LONG ? 12 : 4;
const WRITERS = 4;

describe('the embedded engine', () => {
  const folder = temporaryFolder();
  const files = join(folder, 'files');
  const logFile = join(folder, 'mongodb.log');
  let supervisor: Supervisor;
  let engine: SupervisedProcess;
  let mongo: MongoClient;
  let notes: Collection<Note>;

  beforeEach(async () => {
    const { command, args } = await embeddedMongo({ env: process.env, log: () => undefined });
    const path = join(folder, 'mongodb.sock');
    supervisor = new Supervisor(() => undefined, { firstBackoffMs: 10, maxBackoffMs: 10 });
    engine = supervisor.supervise({
      name: 'mongodb',
      command,
      args: [...args, '--socket', path, '--dbpath', files],
      env: { PATH: process.env['PATH'] },
      logFile,
      isReady: () => responds({ path }),
    });
    await engine.start();
    // By default the driver looks for a lost server only every ten seconds.
    mongo = new MongoClient(`mongodb://${encodeURIComponent(path)}/`, { heartbeatFrequencyMS: 500 });
    notes = mongo.db('durability').collection<Note>('notes');
  });
  afterEach(async () => {
    await mongo.close();
    await supervisor.stop();
  });

  it.each(['collection', 'database'] as const)(
    'makes the key of what is written from its version again after its %s was dropped',
    async (dropped) => {
      const documents = mongo.db('durability').collection('documents');
      const keys = async () => (await documents.indexes()).map(({ name }) => name);
      await documents.insertOne({ version: 1 });
      expect(await keys()).toContain('_id_1_version_1');
      await (dropped === 'collection' ? documents.drop() : mongo.db('durability').dropDatabase());
      await documents.insertOne({ version: 1 });
      expect(await keys()).toContain('_id_1_version_1');
    },
  );

  const sizeInMebibytes = () => statSync(join(files, 'embedded.mv')).size / MEBIBYTE;

  it(`loses no acknowledged write and keeps its indexes consistent, killed ${KILLS} times under ${WRITERS} writers`, async () => {
    await notes.createIndex({ text: 1 }, { unique: true });
    const acknowledged: string[] = [];
    let [writing, lastError]: [boolean, unknown] = [true, undefined];
    const writer = async (name: number) => {
      for (let n = 0; writing; n += 1) {
        const id = `${name}-${n}`;
        try {
          await notes.insertOne({ _id: id, count: 0, text: `unique ${id}` });
          await notes.updateOne({ _id: id }, { $inc: { count: 1 } });
          acknowledged.push(id);
        } catch (error) {
          // The engine was down: this write may or may not be there.
          lastError = error;
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, name) => writer(name));
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const [before, acknowledgedBefore] = [engine.pid, acknowledged.length];
        const isWritten = () => acknowledged.length > acknowledgedBefore + 50;
        // With what a failure needs to be understood.
        const seen = () => ({ isWritten: isWritten(), lastError, log: readFileSync(logFile, 'utf8') });
        await eventually(() => expect(seen()).toMatchObject({ isWritten: true }));
        engine.kill();
        await eventually(async () => {
          expect(engine.pid).not.toBe(before);
          expect(await engine.isReady()).toBe(true);
        });
      }
    } finally {
      // Otherwise the writers would go on forever after a failed expectation.
      writing = false;
      await Promise.all(writers);
    }

    const kept = new Map((await notes.find().toArray()).map((note) => [note._id, note]));
    expect(acknowledged.length).toBeGreaterThan(KILLS * 50);
    expect(acknowledged.filter((id) => kept.get(id)?.count !== 1)).toEqual([]);
    await expectConsistentIndex(notes, kept.size);
  }, 300_000);

  it('finds by its id and the version that was read without reading the whole collection', async () => {
    const pages = mongo.db('durability').collection<{ _id: string; version: number }>('crawled_pages');
    await pages.updateOne({ _id: 'a' }, { $set: { version: 1 } }, { upsert: true });
    expect((await pages.updateOne({ _id: 'a', version: 1 }, { $set: { version: 2 } })).matchedCount).toBe(1);
    expect((await pages.updateOne({ _id: 'a', version: 1 }, { $set: { version: 3 } })).matchedCount).toBe(0);
    const keys = (await pages.listIndexes().toArray()).map(({ key, unique }) => ({ key, unique }));
    expect(keys).toContainEqual({ key: { _id: 1, version: 1 }, unique: true });
  });

  /**
   * What it writes for one update at least, in MiB: 8 to 17 KiB, by how many share a commit. It reuses what was rewritten
   * after its retention of a second, so the file holds what was written in about two, and on a busy machine in more: how much
   * that is depends on the machine. With the store's own retention of 45 s the file grows by all that is written.
   */
  const AN_UPDATE = 8 / 1024;
  const MOST_UPDATES = 30_000;

  it('reuses the space of what is updated: its file stays below a third of what was written', async () => {
    const text = (n: number) => `${n} ${'x'.repeat(500)}`;
    const ids = Array.from({ length: LONG ? 1_000 : 100 }, (_, n) => `bounded ${n}`);
    await notes.insertMany(ids.map((_id) => ({ _id, count: 0, text: text(0) + _id })));
    let updates = 0;
    let largest = sizeInMebibytes();
    const isSmall = () => 3 * largest < updates * AN_UPDATE;
    const writer = async () => {
      while (updates < MOST_UPDATES && !isSmall()) {
        const n = (updates += 1);
        const _id = `bounded ${n % ids.length}`;
        await notes.updateOne({ _id }, { $inc: { count: 1 }, $set: { text: text(n) + _id } });
        if (n % 100 === 0) largest = Math.max(largest, sizeInMebibytes());
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    expect({ updates, largest, isSmall: isSmall() }).toMatchObject({ isSmall: true });

    const counts = await notes.find({ _id: { $in: ids } }).toArray();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(updates);
    await supervisor.stop();
    // It compacts once more for a second at its end, in which a busy machine does less.
    expect(sizeInMebibytes()).toBeLessThan(largest);
  }, 600_000);

  // The last one: afterwards the file is broken.
  it('ends when its store has closed itself after an error, so that it is started again', async () => {
    let written = 0;
    const write = (writes: number) =>
      Promise.all(
        Array.from({ length: writes }, () =>
          notes.insertOne({ _id: `lost ${++written}`, count: 0, text: `${written} ${'x'.repeat(2_000)}` }),
        ),
      );
    while (written < 600) await write(WRITERS);
    const before = engine.pid;
    truncateSync(join(files, 'embedded.mv'));
    // It notices when it rewrites what it can no longer read.
    await eventually(() => {
      void write(1).catch(() => undefined);
      expect(engine.pid).not.toBe(before);
    });
  });
});

/** A half-written insert would leave a key in the unique index without its document, or the other way round. */
async function expectConsistentIndex(notes: Collection<Note>, documents: number): Promise<void> {
  const all = await notes.find().toArray();
  expect(all).toHaveLength(documents);
  for (const { _id, text } of all) expect(await notes.findOne({ text })).toMatchObject({ _id });
  await expect(notes.insertOne({ _id: 'twice', count: 0, text: String(all[0]?.text) })).rejects.toMatchObject(
    {
      code: 11_000,
    },
  );
  await notes.insertOne({ _id: 'once', count: 0, text: 'a key nobody had' });
}
