import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { services, type Service } from '@careward/contracts/kernel/service';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { dataKeyMigrations, dataKeysIn } from '../src/personal-data/data-keys.js';
import { Vault } from '../src/personal-data/vault.js';
import { WrappingKeys } from '../src/personal-data/wrapping-keys.js';
import { correlated } from '../src/observability/correlation.js';
import { migrate } from '../src/mongo/migrations.js';
import { connectMongo, type Database, databaseName } from '../src/mongo/database.js';

const aKey = (id: string) => ({ id, key: randomBytes(32) });
const [k1, k2] = [aKey('k1'), aKey('k2')];
const wrappingKeys = new WrappingKeys([k1]);
const field = { collection: 'notes', field: 'text', record: 'n1' };
let database: Database;
const vaultOf = (service: Service, keys = wrappingKeys) => new Vault(database, keys, service);
const rows = () => dataKeysIn(database, 'coach');
const wrappedFor = async (owner: string) => (await rows().findOne({ _id: `coach:${owner}` }))?.wrapped;

beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, databaseName(testPrefix(), 'keys'));
});
afterAll(() => database.close());

describe('the data key of an owner', () => {
  it('opens in another process what this one sealed', async () => {
    const owner = randomUUID();
    const sealed = (await vaultOf('coach').toWrite(owner)).seal(field, 'hello');
    expect((await vaultOf('coach').toRead(owner)).openText(field, sealed)).toBe('hello');
  });

  it('is one, however many first writers there are', async () => {
    const owner = randomUUID();
    const vaults = await Promise.all(Array.from({ length: 20 }, () => vaultOf('coach').toWrite(owner)));
    const sealed = vaults.map((vault) => vault.seal(field, 'hello'));
    const reader = await vaultOf('coach').toRead(owner);
    expect(new Set(sealed.map((value) => reader.openText(field, value)))).toEqual(new Set(['hello']));
  });

  it('is another one for each service', async () => {
    const owner = randomUUID();
    const sealed = (await vaultOf('coach').toWrite(owner)).seal(field, 'hello');
    await vaultOf('identity').toWrite(owner);
    expect((await vaultOf('identity').toRead(owner)).openText(field, sealed)).toBe(UNREADABLE);
  });

  it('leaves only the placeholder once it is destroyed', async () => {
    const owner = randomUUID();
    const vault = vaultOf('coach');
    const sealed = (await vault.toWrite(owner)).seal(field, 'hello');
    await vault.destroy(owner);
    const reader = await vault.toRead(owner);
    expect(reader.openText(field, sealed)).toBe(UNREADABLE);
    expect(reader.open({ ...field, field: 'list' }, sealed, null as never)).toBeNull();
  });

  it('is gone at once in every process that used it', async () => {
    const owner = randomUUID();
    const [here, there] = [vaultOf('coach'), vaultOf('coach')];
    const sealed = (await there.toWrite(owner)).seal(field, 'hello');
    await here.erase(owner);
    expect((await there.toRead(owner)).openText(field, sealed)).toBe(UNREADABLE);
  });

  it('is never made again for somebody who was erased', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const vault = vaultOf('coach');
    await vault.toWrite(owner);
    await vault.erase(owner);
    await vault.erase(owner);
    await expect(vault.toWrite(owner)).rejects.toMatchObject({ status: 410, code: 'account-erased' });
    expect([await vault.isErased(owner), await vault.isErased(other)]).toEqual([true, false]);
  });

  it('is erased in every service at once, also where it was never used', async () => {
    const owner = randomUUID();
    const sealed = (await vaultOf('coach').toWrite(owner)).seal(field, 'hello');
    await vaultOf('identity').eraseEverywhere(owner);
    expect((await vaultOf('coach').toRead(owner)).openText(field, sealed)).toBe(UNREADABLE);
    for (const service of services)
      await expect(vaultOf(service).toWrite(owner)).rejects.toMatchObject({ code: 'account-erased' });
  });

  it('stays erased whoever writes at that moment', async () => {
    const owner = randomUUID();
    const writers = Array.from({ length: 20 }, () => vaultOf('coach').toWrite(owner));
    await Promise.allSettled([...writers, vaultOf('identity').eraseEverywhere(owner)]);
    expect(await vaultOf('coach').isErased(owner)).toBe(true);
  });

  it('does not open in the row of somebody else, or of another service', async () => {
    const [maria, other] = [randomUUID(), randomUUID()];
    const sealed = (await vaultOf('coach').toWrite(maria)).seal(field, 'hello');
    await vaultOf('coach').toWrite(other);
    await vaultOf('identity').toWrite(maria);
    const wrapped = String(await wrappedFor(maria));
    await rows().updateOne({ _id: `coach:${other}` }, { $set: { wrapped } });
    await dataKeysIn(database, 'identity').updateOne({ _id: `identity:${maria}` }, { $set: { wrapped } });
    await expect(vaultOf('coach').toRead(other)).rejects.toThrow();
    await expect(vaultOf('identity').toWrite(maria)).rejects.toThrow();
    expect((await vaultOf('coach').toRead(maria)).openText(field, sealed)).toBe('hello');
  });

  it('is never stored in the clear', async () => {
    const owner = randomUUID();
    await vaultOf('coach').toWrite(owner);
    const wrapped = String(await wrappedFor(owner));
    const key = wrappingKeys.unwrap(`coach:${owner}`, wrapped);
    expect(wrapped).not.toContain(key.toString('base64url'));
    await expect(vaultOf('coach', new WrappingKeys([aKey('k1')])).toRead(owner)).rejects.toThrow();
  });
});

describe('the keys that wrap data keys', () => {
  const sealedWith = async (keys: WrappingKeys) => {
    const owner = randomUUID();
    return { owner, sealed: (await vaultOf('coach', keys).toWrite(owner)).seal(field, 'hello') };
  };

  it('are a list: new rows are wrapped with the first, and rows of the others still open', async () => {
    const both = new WrappingKeys([k2, k1]);
    const [before, after] = [await sealedWith(wrappingKeys), await sealedWith(both)];
    expect(await wrappedFor(before.owner)).toMatch(/^k1\./);
    expect(await wrappedFor(after.owner)).toMatch(/^k2\./);
    for (const { owner, sealed } of [before, after])
      expect((await vaultOf('coach', both).toRead(owner)).openText(field, sealed)).toBe('hello');
  });

  it('open rows that the master key wrapped, which name no key', async () => {
    const { owner, sealed } = await sealedWith(new WrappingKeys([k2]));
    const masterKey = aKey('legacy');
    const dataKey = new WrappingKeys([k2]).unwrap(`coach:${owner}`, String(await wrappedFor(owner)));
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', masterKey.key, nonce).setAAD(Buffer.from(`coach:${owner}`));
    const wrapped = Buffer.concat([nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()]);
    await rows().updateOne({ _id: `coach:${owner}` }, { $set: { wrapped: wrapped.toString('base64url') } });
    const now = vaultOf('coach', new WrappingKeys([k1, masterKey]));
    expect((await now.toRead(owner)).openText(field, sealed)).toBe('hello');
    await expect(vaultOf('coach').toRead(owner)).rejects.toMatchObject({ status: 503 });
  });

  it('make a row of an unknown key an outage, never the placeholder, and name its id to the operator', async () => {
    const { owner } = await sealedWith(new WrappingKeys([k2]));
    for (const open of ['toRead', 'toWrite'] as const)
      await expect(vaultOf('coach')[open](owner)).rejects.toMatchObject({
        status: 503,
        cause: { message: 'DATA_KEY_WRAPPING_KEYS has no key with the id "k2"' },
      });
  });
});

describe('a request', () => {
  const inRequest = <T>(work: () => Promise<T>) =>
    correlated({ correlationId: randomUUID(), causationId: null, traceparent: null }, work);
  const watchedReads = () => jest.spyOn(rows(), 'findOne');
  afterEach(() => void jest.restoreAllMocks());

  it('reads a key once, and the next one reads it again', async () => {
    const [owner, vault] = [randomUUID(), vaultOf('coach')];
    await vault.toWrite(owner);
    const reads = watchedReads();
    const manyUses = async () => {
      const sealed = (await vault.toWrite(owner)).seal(field, 'hello');
      await vault.toRead(owner);
      expect((await vault.toRead(owner)).openText(field, sealed)).toBe('hello');
    };
    await inRequest(manyUses);
    expect(reads).toHaveBeenCalledTimes(1);
    await inRequest(manyUses);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('sees what another process destroyed before it began, and at once what it destroys itself', async () => {
    const [owner, vault] = [randomUUID(), vaultOf('coach')];
    const sealed = (await vault.toWrite(owner)).seal(field, 'hello');
    await inRequest(async () => {
      expect((await vault.toRead(owner)).openText(field, sealed)).toBe('hello');
      await vault.destroy(owner);
      expect((await vault.toRead(owner)).openText(field, sealed)).toBe(UNREADABLE);
      await vault.toWrite(owner);
      await vault.erase(owner);
      await expect(vault.toWrite(owner)).rejects.toMatchObject({ code: 'account-erased' });
    });
    const other = randomUUID();
    await inRequest(() => vault.toWrite(other));
    await vaultOf('coach').erase(other);
    await inRequest(() => expect(vault.toWrite(other)).rejects.toMatchObject({ code: 'account-erased' }));
  });

  it('reads the key again when it takes longer than a key is cached', async () => {
    const [owner, vault] = [randomUUID(), vaultOf('coach')];
    await inRequest(async () => {
      await vault.toWrite(owner);
      await vaultOf('coach').eraseEverywhere(owner);
      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + 10_001);
      await expect(vault.toWrite(owner)).rejects.toMatchObject({ code: 'account-erased' });
    });
  });
});

describe('data keys of an earlier version, all in one collection', () => {
  /** A store of its own, as the earlier version left it: each value is what `wrapped` holds. */
  async function storeWith(rowsBefore: Record<string, string | null>) {
    const store = await connectMongo(engineAddresses().MONGODB_URL, databaseName(testPrefix(), 'keys'));
    const shared = store.collection<{ _id: string; wrapped: string | null }>('data_keys');
    await shared.insertMany(Object.entries(rowsBefore).map(([_id, wrapped]) => ({ _id, wrapped })));
    const move = (service: Service) => migrate(store, dataKeyMigrations(service), new Date());
    const again = (service: Service) => dataKeyMigrations(service)[0]?.up(store);
    const keysOf = async (service: Service) =>
      Object.fromEntries(
        (await dataKeysIn(store, service).find().toArray()).map(({ _id, wrapped }) => [_id, wrapped]),
      );
    const left = async () => (await shared.find().toArray()).map(({ _id }) => _id);
    return { store, shared, move, again, keysOf, left };
  }

  it('go to the collection of their service, and those of erased people stay erased', async () => {
    const before = { 'coach:a': 'k1.a', 'coach:b': null, 'care-profile:a': 'k1.c', 'identity:a': 'k1.i' };
    const { store, move, keysOf, left } = await storeWith(before);
    await move('coach');
    expect(await keysOf('coach')).toEqual({ 'coach:a': 'k1.a', 'coach:b': null });
    expect(await left()).toEqual(['care-profile:a', 'identity:a']);
    for (const service of ['care-profile', 'identity'] as const) await move(service);
    expect(await keysOf('care-profile')).toEqual({ 'care-profile:a': 'k1.c' });
    expect(await left()).toEqual([]);
    await store.close();
  });

  it('all arrive, however many copies move them at once', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`coach:${n}`, `k1.${n}`]));
    const { store, move, keysOf, left } = await storeWith(many);
    await Promise.all(Array.from({ length: 4 }, () => move('coach')));
    expect(await keysOf('coach')).toEqual(many);
    expect(await left()).toEqual([]);
    await store.close();
  });

  it('are never exchanged for others, but an erasure reaches a key that was moved', async () => {
    const { store, shared, move, again, keysOf, left } = await storeWith({ 'coach:a': 'k1.a' });
    await move('coach');
    // A copy of the earlier version is still running.
    await shared.insertMany([
      { _id: 'coach:a', wrapped: 'k1.other' },
      { _id: 'coach:new', wrapped: 'k1.new' },
    ]);
    await again('coach');
    expect(await keysOf('coach')).toEqual({ 'coach:a': 'k1.a', 'coach:new': 'k1.new' });
    expect(await left()).toEqual(['coach:a']);
    await shared.updateOne({ _id: 'coach:a' }, { $set: { wrapped: null } });
    await again('coach');
    expect(await keysOf('coach')).toEqual({ 'coach:a': null, 'coach:new': 'k1.new' });
    expect(await left()).toEqual([]);
    await store.close();
  });
});

describe('the keys of a service', () => {
  it('lie in a collection of its own, where identity leaves only that somebody was erased', async () => {
    const owner = randomUUID();
    await vaultOf('coach').toWrite(owner);
    await vaultOf('care-profile').toWrite(owner);
    await vaultOf('identity').eraseEverywhere(owner);
    for (const service of services)
      expect(await dataKeysIn(database, service).findOne({ _id: `${service}:${owner}` })).toMatchObject({
        wrapped: null,
      });
    expect(await dataKeysIn(database, 'coach').countDocuments({ _id: /^care-profile:/ })).toBe(0);
  });
});
