import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import { services } from '@careward/contracts/kernel/service';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { DataKeys } from '../src/personal-data/data-keys.js';
import { Vault } from '../src/personal-data/vault.js';
import { connectMongo, databaseName } from '../src/mongo/connect.js';
import type { Database } from '../src/mongo/database.js';

const masterKey = randomBytes(32);
const field = { collection: 'notes', field: 'text', record: 'n1' };
let database: Database;
const vaultOf = (service: string, key = masterKey) =>
  new Vault(new DataKeys(database, key, service), service);

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
    const rows = database.collection<{ _id: string; wrapped: string }>('data_keys');
    const sealed = (await vaultOf('coach').toWrite(maria)).seal(field, 'hello');
    await vaultOf('coach').toWrite(other);
    await vaultOf('identity').toWrite(maria);
    const { wrapped } = (await rows.findOne({ _id: `coach:${maria}` })) ?? {};
    for (const place of [`coach:${other}`, `identity:${maria}`])
      await rows.updateOne({ _id: place }, { $set: { wrapped } });
    await expect(vaultOf('coach').toRead(other)).rejects.toThrow();
    await expect(vaultOf('identity').toWrite(maria)).rejects.toThrow();
    expect((await vaultOf('coach').toRead(maria)).openText(field, sealed)).toBe('hello');
  });

  it('is never stored in the clear', async () => {
    const owner = randomUUID();
    const keys = new DataKeys(database, masterKey, 'coach');
    const key = await keys.findOrCreate(owner);
    const stored = await database.collection<{ _id: string }>('data_keys').findOne({ _id: `coach:${owner}` });
    expect(JSON.stringify(stored)).not.toContain(key.toString('base64url'));
    await expect(vaultOf('coach', randomBytes(32)).toRead(owner)).rejects.toThrow();
  });
});
