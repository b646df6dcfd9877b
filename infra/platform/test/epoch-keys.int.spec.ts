import { DAY, HOUR, MINUTE } from '@careward/contracts/kernel/limits';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo, type Database, databaseName } from '../src/mongo/database.js';
import { Log } from '../src/observability/log.js';
import { dataKeysIn, PROOF } from '../src/personal-data/data-keys.js';
import { epochIdIn, EpochKeys } from '../src/personal-data/epoch-keys.js';
import { EpochRotation } from '../src/personal-data/epoch-rotation.js';
import { initializeKeyStore, openKeyStore } from '../src/personal-data/key-store.js';
import { Vault } from '../src/personal-data/vault.js';
import { WrappingKeys } from '../src/personal-data/wrapping-keys.js';

const url = engineAddresses().MONGODB_URL;
const log = new Log('coach', 'silent');
const field = { collection: 'notes', field: 'text', record: 'n1' };
const wrappingKeys = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
const folders = mkdtempSync(join(tmpdir(), 'careward-epoch-keys-'));
const opened: Database[] = [];
let prefix: string;
let folder: string;
let time: number;
let store: Database;
const clock = { now: () => new Date(time) };

async function connect(name: string): Promise<Database> {
  const database = await connectMongo(url, databaseName(prefix, name));
  opened.push(database);
  return database;
}

/** What one copy of the coach has; `ending` is aborted when its process ends. */
function copyOn(database: Database, ending = new AbortController().signal) {
  const epochKeys = new EpochKeys(folder, 'coach', wrappingKeys, clock);
  const rotation = new EpochRotation(epochKeys, database, 'coach', clock, log, ending);
  return { epochKeys, rotation, vault: new Vault(database, epochKeys, 'coach') };
}
const aCopy = () => copyOn(store);
const ownStart = async (epochKeys?: EpochKeys, keys = wrappingKeys) => {
  const [own, name] = [await connect('coach'), databaseName(prefix, 'keys')];
  const user = { service: 'coach', wrappingKeys: keys, epochKeys, own, now: clock.now() } as const;
  opened.push(await openKeyStore({ url, name }, { ...user, migrateOnStart: true, timeoutMs: 0 }));
};
const start = () => ownStart(aCopy().epochKeys);

beforeEach(async () => {
  prefix = testPrefix();
  folder = mkdtempSync(join(folders, 'copies-'));
  time = Date.now();
  store = await connect('keys');
  await initializeKeyStore(store, clock.now());
  await start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(opened.splice(0).map((database) => database.close()));
});
afterAll(() => rmSync(folders, { recursive: true }));

const rows = () => dataKeysIn(store, 'coach');
const wrappedOf = async (owner: string) => (await rows().findOne({ _id: `coach:${owner}` }))?.wrapped ?? null;
const keyFiles = () => readdirSync(join(folder, 'coach'));

/** Somebody with a key; `opens` asks a process that has just started. */
async function somebody({ vault } = aCopy()) {
  const owner = randomUUID();
  const sealed = (await vault.toWrite(owner)).seal(field, 'hello');
  const opens = async () => (await aCopy().vault.toRead(owner)).openText(field, sealed) === 'hello';
  return { owner, opens, wrapped: String(await wrappedOf(owner)) };
}
/** Whether a copy of a row opens with the wrapping keys and the folder as they are now. */
const copyOpens = ({ owner, wrapped }: { owner: string; wrapped: string }) =>
  aCopy()
    .epochKeys.unwrap(`coach:${owner}`, wrapped)
    .then(
      (key) => key.length === 32,
      () => false,
    );
/** A run of the task, so much later. */
const runAfter = (ms: number, { rotation } = aCopy()) => {
  time += ms;
  return rotation.run();
};
/** From the making of a key to the removal of the one before. */
const replaceKey = async () => {
  await runAfter(DAY);
  await runAfter(HOUR);
};
/** Every row, with the proof, is wrapped with the one key that is left. */
async function expectOneKey() {
  const [file] = keyFiles();
  expect(keyFiles()).toEqual([expect.stringMatching(/^\d+-[0-9a-f]{12}\.json$/)]);
  const named = (
    await rows()
      .find({ wrapped: { $ne: null } })
      .toArray()
  ).map(({ wrapped }) => epochIdIn(String(wrapped)));
  expect([...new Set(named)]).toEqual([String(file).replace('.json', '')]);
}

/** Holds the next call of a collection's method until it is let go. */
function holdNext(database: Database, method: 'bulkWrite' | 'updateOne') {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const collection = dataKeysIn(database, 'coach') as unknown as Record<string, (...a: unknown[]) => unknown>;
  const real = collection[method]?.bind(collection);
  jest.spyOn(collection, method).mockImplementationOnce(async (...args: unknown[]) => {
    reached.resolve();
    await released.promise;
    return real?.(...args);
  });
  return { reached: reached.promise, release: () => released.resolve() };
}

describe('a copy of a row from before its person was erased', () => {
  it('opens with all keys until its epoch key is replaced, and with nothing from then on', async () => {
    const [gone, living] = [await somebody(), await somebody()];
    await aCopy().vault.erase(gone.owner);
    expect(await copyOpens(gone)).toBe(true);
    await runAfter(DAY - 1);
    expect(await copyOpens(gone)).toBe(true);
    await runAfter(1);
    expect(keyFiles()).toHaveLength(2);
    await runAfter(HOUR);
    expect([await copyOpens(gone), await copyOpens(living)]).toEqual([false, false]);
    expect([await living.opens(), await wrappedOf(gone.owner)]).toEqual([true, null]);
    await expectOneKey();
  });

  it('opens no longer where the person came and went between other replacements', async () => {
    await replaceKey();
    const gone = await somebody();
    await replaceKey();
    const later = { ...gone, wrapped: String(await wrappedOf(gone.owner)) };
    await aCopy().vault.erase(gone.owner);
    expect([await copyOpens(gone), await copyOpens(later)]).toEqual([false, true]);
    await replaceKey();
    expect(await copyOpens(later)).toBe(false);
  });

  it('opens with nothing after two days where processes never run for as long as an hour', async () => {
    const gone = await somebody();
    for (const ms of [0, DAY, DAY]) await runAfter(ms);
    expect(await copyOpens(gone)).toBe(false);
  });

  it('finds nothing where the key was on the disk, of which other users could read nothing', async () => {
    const [file = ''] = keyFiles();
    const [path, linked] = [join(folder, 'coach', file), join(folder, 'the-same-place')];
    expect([statSync(path).mode & 0o777, statSync(join(folder, 'coach')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    linkSync(path, linked);
    expect(readFileSync(linked, 'utf8')).toContain('"wrapped":"k1.');
    await replaceKey();
    expect(readFileSync(linked, 'latin1')).not.toContain('wrapped');
  });

  it('was made before there were epoch keys: the row of who lives is wrapped with one at the next replacement', async () => {
    const owner = randomUUID();
    const sealed = (await new Vault(store, wrappingKeys, 'coach').toWrite(owner)).seal(field, 'hello');
    await replaceKey();
    await expectOneKey();
    expect((await aCopy().vault.toRead(owner)).openText(field, sealed)).toBe('hello');
  });
});

describe('a replacement that ends early', () => {
  const expectToGoOn = async (people: readonly Awaited<ReturnType<typeof somebody>>[]) => {
    for (const { opens } of people) expect(await opens()).toBe(true);
    await runAfter(HOUR);
    await runAfter(HOUR);
    for (const { opens } of people) expect(await opens()).toBe(true);
    await expectOneKey();
    await start();
  };

  it('goes on after the new key was made', async () => {
    const person = await somebody();
    await aCopy().epochKeys.add();
    await expectToGoOn([person, await somebody()]);
  });

  it('goes on after some of the rows were wrapped', async () => {
    const [copy, many] = [aCopy(), []] as [ReturnType<typeof aCopy>, { _id: string; wrapped: string }[]];
    const people = [await somebody(), await somebody()];
    for (let n = 0; n < 510; n++)
      many.push({ _id: `coach:0${n}`, wrapped: await copy.epochKeys.wrap(`coach:0${n}`, randomBytes(32)) });
    await rows().insertMany(many);
    // The proof and the first page.
    const real = rows().bulkWrite.bind(rows());
    const writes = jest.spyOn(rows(), 'bulkWrite').mockImplementationOnce(real).mockImplementationOnce(real);
    writes.mockRejectedValueOnce(new Error('killed'));
    await expect(runAfter(DAY)).rejects.toThrow('killed');
    const named = (await rows().find().toArray()).map(({ wrapped }) => epochIdIn(String(wrapped)));
    expect(new Set(named).size).toBe(2);
    await expectToGoOn(people);
  });

  it('goes on when its process is asked to end', async () => {
    const [person, end] = [await somebody(), new AbortController()];
    end.abort();
    await runAfter(DAY, copyOn(store, end.signal));
    await runAfter(HOUR, copyOn(store, end.signal));
    expect(keyFiles()).toHaveLength(2);
    await expectToGoOn([person]);
  });

  it('goes on after the old key was taken away and before it was written over', async () => {
    const person = await somebody();
    await runAfter(DAY);
    const old = keyFiles().find((name) => name.startsWith('1-')) ?? '';
    renameSync(join(folder, 'coach', old), join(folder, 'coach', `${old}.removed`));
    await expectToGoOn([person]);
  });
});

describe('copies of a service', () => {
  it('may replace the key at once', async () => {
    const people = [await somebody(), await somebody()];
    for (const ms of [DAY, HOUR, HOUR, HOUR]) {
      time += ms;
      await Promise.all([aCopy(), aCopy(), aCopy()].map(({ rotation }) => rotation.run()));
      for (const { opens } of people) expect(await opens()).toBe(true);
    }
    await expectOneKey();
  });

  it('undo nothing when one that stood still in the middle goes on', async () => {
    const [person, other] = [await somebody(), await connect('keys')];
    const held = holdNext(other, 'bulkWrite');
    const slow = runAfter(DAY, copyOn(other));
    await held.reached;
    await replaceKey();
    await replaceKey();
    held.release();
    await slow;
    expect(await person.opens()).toBe(true);
    await expectOneKey();
  });

  it('keep somebody erased who is erased while the rows are wrapped', async () => {
    const [person, other] = [await somebody(), await connect('keys')];
    const held = holdNext(other, 'bulkWrite');
    const replacing = runAfter(DAY, copyOn(other));
    await held.reached;
    // The proof is written alone, before the page with the person.
    const page = holdNext(other, 'bulkWrite');
    held.release();
    await page.reached;
    await aCopy().vault.erase(person.owner);
    page.release();
    await replacing;
    expect(await wrappedOf(person.owner)).toBeNull();
    await runAfter(HOUR);
    expect(await copyOpens(person)).toBe(false);
  });

  it('open what one wrote with the old key after the rows had been read, however long reading took', async () => {
    const [person, slow] = [await somebody(), aCopy()];
    const owner = randomUUID();
    const wrapped = await slow.epochKeys.wrap(`coach:${owner}`, randomBytes(32));
    const real = rows().bulkWrite.bind(rows());
    jest.spyOn(rows(), 'bulkWrite').mockImplementation((...args) => {
      time += HOUR;
      return real(...args);
    });
    await runAfter(DAY);
    jest.restoreAllMocks();
    await rows().insertOne({ _id: `coach:${owner}`, wrapped });
    await runAfter(MINUTE);
    // It was wrapped in that run, so the old key stays until another run finds nothing to do.
    expect(keyFiles()).toHaveLength(2);
    await runAfter(HOUR);
    await expectOneKey();
    expect(await copyOpens({ owner, wrapped: String(await wrappedOf(owner)) })).toBe(true);
    expect(await person.opens()).toBe(true);
  });

  it('lose no key when one writes under one that is gone by then', async () => {
    const [other, owner] = [await connect('keys'), randomUUID()];
    const { vault } = copyOn(other);
    const held = holdNext(other, 'updateOne');
    const writing = vault.toWrite(owner);
    await held.reached;
    await replaceKey();
    held.release();
    const sealed = (await writing).seal(field, 'hello');
    expect((await aCopy().vault.toRead(owner)).openText(field, sealed)).toBe('hello');
  });

  it('see a key that another has made', async () => {
    const [here, there] = [aCopy(), aCopy()];
    const before = await somebody(there);
    await runAfter(DAY, here);
    const after = await somebody(here);
    expect(epochIdIn(after.wrapped)).toMatch(/^2-/);
    expect(await there.epochKeys.unwrap(`coach:${after.owner}`, after.wrapped)).toHaveLength(32);
    expect(epochIdIn((await somebody(there)).wrapped)).toMatch(/^2-/);
    expect(await before.opens()).toBe(true);
  });
});

describe('a row that its epoch key does not open', () => {
  it('holds up nobody else, and names what is missing', async () => {
    const [damaged, person, stranger] = [await somebody(), await somebody(), randomUUID()];
    await rows().updateOne({ _id: `coach:${damaged.owner}` }, { $set: { wrapped: person.wrapped } });
    await rows().insertOne({ _id: `coach:${stranger}`, wrapped: '7-0123456789ab~AAAA' });
    await replaceKey();
    expect([keyFiles().length, await person.opens()]).toEqual([1, true]);
    await expect(aCopy().vault.toWrite(stranger)).rejects.toMatchObject({
      status: 503,
      cause: { message: expect.stringContaining('"7-0123456789ab" of coach') as unknown },
    });
  });
});

describe('a start', () => {
  const SENTENCE = /^EPOCH_KEYS_DIR lacks the key .* restore the folder from a backup/;
  const moveAway = () => renameSync(join(folder, 'coach'), join(folder, 'away'));

  it('is refused without the folder, or with an empty one, and makes no key there', async () => {
    await expect(ownStart()).rejects.toThrow(SENTENCE);
    moveAway();
    await expect(start()).rejects.toThrow(SENTENCE);
    mkdirSync(join(folder, 'coach'));
    await expect(start()).rejects.toThrow(SENTENCE);
    expect(keyFiles()).toEqual([]);
    // Rows name a key, even if the proof is gone.
    await somebody({ ...aCopy(), vault: new Vault(store, awayKeys(), 'coach') });
    await rows().deleteOne({ _id: PROOF });
    await expect(start()).rejects.toThrow(SENTENCE);
    await expect(aCopy().rotation.run()).rejects.toThrow(/EPOCH_KEYS_DIR is empty/);
    expect(keyFiles()).toEqual([]);
  });
  const awayKeys = () => {
    const keys = new EpochKeys(folder, 'coach', wrappingKeys, clock);
    return Object.assign(keys, { folder: join(folder, 'away') });
  };

  it('is refused with a folder from before the last replacement', async () => {
    const older = mkdtempSync(join(folders, 'older-'));
    mkdirSync(join(older, 'coach'));
    for (const name of keyFiles()) linkSync(join(folder, 'coach', name), join(older, 'coach', name));
    await runAfter(DAY);
    await expect(ownStart(new EpochKeys(older, 'coach', wrappingKeys, clock))).rejects.toThrow(SENTENCE);
    await start();
  });

  it('is refused with other wrapping keys than those that wrap the epoch key', async () => {
    const others = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
    await expect(ownStart(new EpochKeys(folder, 'coach', others, clock), others)).rejects.toThrow(
      /^The epoch key 1-[0-9a-f]+ of coach cannot be read, or does not open with its DATA_KEY_WRAPPING_KEYS/,
    );
  });

  it('needs the folder from the first one with it on, also where the proof is from before', async () => {
    moveAway();
    await rows().deleteMany({});
    await ownStart();
    await ownStart();
    const others = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
    await expect(ownStart(new EpochKeys(folder, 'coach', others, clock), others)).rejects.toThrow(
      /^DATA_KEY_WRAPPING_KEYS does not fit/,
    );
    await start();
    await expect(ownStart()).rejects.toThrow(SENTENCE);
    await expectOneKey();
  });

  it('may be the first of several at once', async () => {
    moveAway();
    await rows().deleteMany({});
    await Promise.all(Array.from({ length: 6 }, start));
    const people = [await somebody(), await somebody()];
    await replaceKey();
    for (const { opens } of people) expect(await opens()).toBe(true);
    await expectOneKey();
  });

  it('with a clock that was a year ahead does not keep the key for a year', async () => {
    const person = await somebody();
    time -= 365 * DAY;
    await replaceKey();
    expect(await person.opens()).toBe(true);
    await expectOneKey();
  });
});
