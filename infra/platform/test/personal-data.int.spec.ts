import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { json, text } from 'node:stream/consumers';
import { dataKeysIn } from '../src/personal-data/data-keys.js';
import { Vault } from '../src/personal-data/vault.js';
import {
  type ExportedData,
  hasSealedIn,
  PersonalData,
  type PersonalStore,
} from '../src/personal-data/personal-data.js';
import { WrappingKeys } from '../src/personal-data/wrapping-keys.js';
import { correlated } from '../src/observability/correlation.js';
import { connectMongo, type Database, databaseName } from '../src/mongo/database.js';

type Note = { _id: string; owner: string };

class NotesReader {
  notes: unknown = ['a'];

  export(): Promise<ExportedData> {
    return Promise.resolve({ notes: this.notes });
  }
}
class UnknownReader extends NotesReader {}
const reader = new NotesReader();
const readerOf = (type: unknown) => {
  if (type === NotesReader) return reader;
  throw new Error('not provided');
};

const noteStore: PersonalStore = {
  collection: 'notes',
  owner: 'owner',
  sealed: ['text'],
  export: NotesReader,
  erase: 'delete',
  retention: 'until erased',
};
const drawingStore: PersonalStore = {
  ...noteStore,
  collection: 'drawings',
  owner: '_id',
  export: 'another store',
};
let database: Database;
let vault: Vault;
let personalData: PersonalData;

beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, databaseName(testPrefix(), 'notes'));
  const keys = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
  vault = new Vault(database, keys, 'coach');
  personalData = new PersonalData({ notes: noteStore, drawings: drawingStore }, database, vault, readerOf);
});
afterAll(() => database.close());

const notes = () => database.collection<Note>('notes');

describe('what lies beside a store', () => {
  class Drawers {
    readonly emptied: string[] = [];
    removeOf = (owner: string) => Promise.resolve(void this.emptied.push(owner));
  }

  it('goes with its documents, after them', async () => {
    const [drawers, owner] = [new Drawers(), randomUUID()];
    const besides = { notes: { ...noteStore, beside: Drawers } };
    const erasing = new PersonalData(besides, database, vault, () => drawers);
    await erasing.write(owner, () => notes().insertOne({ _id: randomUUID(), owner }));
    drawers.removeOf = async (of) => {
      expect(await notes().countDocuments({ owner })).toBe(0);
      drawers.emptied.push(of);
    };
    await erasing.remove(owner);
    expect(drawers.emptied).toEqual([owner]);
  });
});
const take = (owner: string) =>
  personalData.write(owner, () => notes().insertOne({ _id: randomUUID(), owner }));

describe('a person whose key is lost while something is sealed with it', () => {
  const field = { collection: 'notes', field: 'text', record: 'n1' };
  const stores = { notes: noteStore };
  const keys = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
  const guarded = () => new Vault(database, keys, 'assessment', hasSealedIn(database, stores));
  const rows = () => dataKeysIn(database, 'assessment');

  async function lost() {
    const owner = randomUUID();
    const guardedData = new PersonalData(stores, database, guarded(), readerOf);
    const sealed = await guardedData.write(owner, async (owned) => {
      await notes().insertOne({ _id: randomUUID(), owner });
      return owned.seal<string>(field, 'hello');
    });
    const row = await rows().findOneAndDelete({ _id: `assessment:${owner}` });
    return { owner, sealed, row, guardedData };
  }

  it('gets no other key, and is refused what would be taken for what was stored', async () => {
    const { owner, sealed, row, guardedData } = await lost();
    const locked = {
      status: 503,
      code: 'data-locked',
      cause: { message: expect.stringContaining(`no row "assessment:${owner}"`) },
    };
    await expect(guarded().toWrite(owner)).rejects.toMatchObject(locked);
    await expect(guardedData.write(owner, () => Promise.reject(new Error('written')))).rejects.toMatchObject(
      locked,
    );
    await expect(guardedData.download(owner, 'en')).rejects.toMatchObject(locked);
    const reader = await guarded().toRead(owner);
    expect(() => reader.open(field, sealed, '')).toThrow('data-locked');
    expect(() => reader.openToChange(field, sealed)).toThrow('data-locked');
    expect(reader.openText(field, sealed)).toBe(UNREADABLE);
    expect(await rows().findOne({ _id: `assessment:${owner}` })).toBeNull();
    if (row) await rows().insertOne(row);
    expect((await guarded().toWrite(owner)).openText(field, sealed)).toBe('hello');
  });

  it('may still be erased, and is then refused as erased', async () => {
    const { owner, guardedData } = await lost();
    await guardedData.destroyKey(owner);
    await guardedData.remove(owner);
    await expect(guarded().toWrite(owner)).rejects.toMatchObject({ code: 'account-erased' });
  });

  it('may still write what is not sealed', async () => {
    const { owner, guardedData } = await lost();
    await guardedData.writeUnsealed(owner, () => notes().insertOne({ _id: randomUUID(), owner }));
    expect(await guardedData.count(owner)).toEqual({ notes: 2 });
  });

  it('is not one who has just written first, in another copy', async () => {
    const owner = randomUUID();
    const writes = Array.from({ length: 20 }, () =>
      new PersonalData(stores, database, guarded()).write(owner, async (owned) => {
        await notes().insertOne({ _id: randomUUID(), owner });
        return owned.seal<string>(field, 'hello');
      }),
    );
    const reader = await Promise.all(writes).then(() => guarded().toRead(owner));
    for (const sealed of await Promise.all(writes)) expect(reader.openText(field, sealed)).toBe('hello');
  });
});

describe('what a service keeps about a person', () => {
  it('is counted by store and removed, without touching anybody else', async () => {
    const [maria, other] = [randomUUID(), randomUUID()];
    await Promise.all([take(maria), take(maria), take(other)]);
    await database.collection<{ _id: string }>('drawings').insertOne({ _id: maria });
    expect(await personalData.count(maria)).toEqual({ notes: 2, drawings: 1 });
    await personalData.remove(maria);
    expect(await personalData.count(maria)).toEqual({ notes: 0, drawings: 0 });
    expect(await personalData.count(other)).toEqual({ notes: 1, drawings: 0 });
  });

  it('cannot be written once the key is destroyed', async () => {
    const owner = randomUUID();
    await personalData.destroyKey(owner);
    await expect(take(owner)).rejects.toMatchObject({ code: 'account-erased' });
    expect(await personalData.count(owner)).toMatchObject({ notes: 0 });
  });

  it('is taken back when the erasure comes between the key and the write', async () => {
    const owner = randomUUID();
    const late = personalData.write(owner, async () => {
      await personalData.destroyKey(owner);
      await personalData.remove(owner);
      await notes().insertOne({ _id: randomUUID(), owner });
    });
    await expect(late).rejects.toMatchObject({ status: 410, code: 'account-erased' });
    expect(await personalData.count(owner)).toMatchObject({ notes: 0 });
  });

  it('is taken back when the erasure comes between two writes of one request', async () => {
    const owner = randomUUID();
    const request = { correlationId: randomUUID(), causationId: null, traceparent: null };
    await correlated(request, async () => {
      await take(owner);
      await correlated({ ...request }, () => personalData.destroyKey(owner));
      await expect(take(owner)).rejects.toMatchObject({ status: 410, code: 'account-erased' });
      await expect(vault.refuseErased(owner)).rejects.toMatchObject({ code: 'account-erased' });
    });
    expect(await personalData.count(owner)).toMatchObject({ notes: 0 });
  });

  it('is exported as one object, when no store is left out', async () => {
    const exported = await personalData.download(randomUUID(), 'en');
    expect(await json(exported.getStream())).toEqual({ notes: ['a'] });
    const stores = { notes: noteStore, drawings: { ...drawingStore, export: UnknownReader } };
    const lacking = new PersonalData(stores, database, vault, readerOf);
    await expect(lacking.download(randomUUID(), 'en')).rejects.toThrow('not provided');
  });

  it('is not handed out whole when the erasure comes halfway', async () => {
    const owner = randomUUID();
    async function* notes() {
      yield 'a';
      await personalData.destroyKey(owner);
      yield 'b';
    }
    reader.notes = notes();
    const exported = await personalData.download(owner, 'en');
    await expect(text(exported.getStream())).rejects.toMatchObject({ code: 'account-erased' });
    await expect(personalData.download(owner, 'en')).rejects.toMatchObject({ status: 410 });
  });

  it('leaves nothing, however writes and erasure interleave', async () => {
    const owner = randomUUID();
    const writes = Array.from({ length: 30 }, () => take(owner));
    const erasure = personalData.destroyKey(owner).then(() => personalData.remove(owner));
    await Promise.allSettled([...writes, erasure]);
    expect(await personalData.count(owner)).toMatchObject({ notes: 0 });
  });
});
