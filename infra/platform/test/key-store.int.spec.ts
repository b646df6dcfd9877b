import type { Service } from '@careward/contracts/kernel/service';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { openKeyStore, type KeyStoreUser } from '../src/personal-data/key-store.js';
import { sealValue } from '../src/personal-data/sealed-value.js';
import { WrappingKeys } from '../src/personal-data/wrapping-keys.js';
import { connectMongo, type Database } from '../src/mongo/database.js';

const url = engineAddresses().MONGODB_URL;
const keys = () => new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
const wrappingKeys = { identity: keys(), coach: keys() };
const now = new Date();
type Key = { id: string; key: Buffer };
let prefix: string;
let opened: Database[];
let own: Record<'identity' | 'coach', Database>;

beforeEach(async () => {
  prefix = testPrefix();
  opened = [];
  const [identity, coach] = await Promise.all(['identity', 'coach'].map((name) => connect(name)));
  own = { identity: identity as Database, coach: coach as Database };
});
afterEach(() => Promise.all(opened.map((database) => database.close())));

async function connect(name: string): Promise<Database> {
  const database = await connectMongo(url, prefix + name);
  opened.push(database);
  return database;
}

/** A start of the service, as far as the key store goes. */
async function start(service: 'identity' | 'coach', store: string, more: Partial<KeyStoreUser> = {}) {
  const user = {
    service: service satisfies Service,
    wrappingKeys: wrappingKeys[service],
    own: own[service],
    now,
    migrateOnStart: true,
    timeoutMs: 0,
    ...more,
  };
  const database = await openKeyStore({ url, name: prefix + store }, user);
  opened.push(database);
}

describe('the key store', () => {
  it('is initialized by identity and taken by every other service, again and again', async () => {
    await start('identity', 'keys');
    for (const service of ['coach', 'identity', 'coach'] as const)
      await expect(start(service, 'keys')).resolves.toBeUndefined();
  });

  it('is waited for when identity starts later', async () => {
    const waiting = start('coach', 'keys', { timeoutMs: 30_000 });
    await start('identity', 'keys');
    await expect(waiting).resolves.toBeUndefined();
  });

  it('is one, however many copies of identity start first', async () => {
    await Promise.all(Array.from({ length: 8 }, () => start('identity', 'keys')));
    await expect(start('coach', 'keys')).resolves.toBeUndefined();
  });

  it('is refused by a service that was given a store of its own', async () => {
    await start('identity', 'keys');
    await expect(start('coach', 'other')).rejects.toThrow(/^KEYS_MONGODB_URL names .* identity does not use/);
    await start('coach', 'keys');
  });

  it.each(['identity', 'coach'] as const)(
    'is refused by %s when it is another one than before',
    async (service) => {
      await start('identity', 'keys');
      await start('coach', 'keys');
      await expect(start(service, 'empty')).rejects.toThrow(/^KEYS_MONGODB_URL names another key store/);
      await start('identity', 'staging', { own: await connect('staging') });
      await expect(start(service, 'staging')).rejects.toThrow(/^KEYS_MONGODB_URL names another key store/);
    },
  );

  it('is refused with other wrapping keys than before, also when the service forgot the store', async () => {
    await start('identity', 'keys');
    await start('coach', 'keys');
    const wrong = { wrappingKeys: keys() };
    for (const service of ['identity', 'coach'] as const)
      await expect(start(service, 'keys', wrong)).rejects.toThrow(/^DATA_KEY_WRAPPING_KEYS does not fit/);
    const forgotten = { ...wrong, own: await connect('restored') };
    await expect(start('coach', 'keys', forgotten)).rejects.toThrow(/^DATA_KEY_WRAPPING_KEYS does not fit/);
    await start('coach', 'keys');
  });

  it('is taken with a new wrapping key in front of the one before', async () => {
    const [before, after] = ['k1', 'k2'].map((id) => ({ id, key: randomBytes(32) })) as [Key, Key];
    await start('identity', 'keys');
    await start('coach', 'keys', { wrappingKeys: new WrappingKeys([before]) });
    await start('coach', 'keys', { wrappingKeys: new WrappingKeys([after, before]) });
    const onlyNew = { wrappingKeys: new WrappingKeys([after]) };
    await expect(start('coach', 'keys', onlyNew)).rejects.toThrow(/^DATA_KEY_WRAPPING_KEYS does not fit/);
  });

  it('of before there were wrapping keys is taken with keys of the same master key alone', async () => {
    const [storeId, masterKey] = [randomUUID(), randomBytes(32)];
    const place = { collection: 'key_store', field: 'proof', record: storeId, owner: storeId };
    const proof = sealValue(masterKey, { service: 'identity', ...place }, storeId);
    const record = { _id: 'store', storeId, proof, initializedAt: now };
    await (await connect('keys')).collection<{ _id: string }>('key_store').insertOne(record);
    const withLegacy = (key: Buffer) => ({
      wrappingKeys: new WrappingKeys([
        { id: 'k1', key: randomBytes(32) },
        { id: 'legacy', key },
      ]),
    });
    await expect(start('coach', 'keys', withLegacy(randomBytes(32)))).rejects.toThrow(
      /^DATA_KEY_WRAPPING_KEYS does not fit/,
    );
    const right = withLegacy(masterKey);
    for (let again = 0; again < 2; again++) await start('coach', 'keys', right);
    await expect(start('coach', 'keys', withLegacy(masterKey))).rejects.toThrow(/does not fit/);
  });

  it('is refused with other wrapping keys than those whose proof an earlier version left in its record', async () => {
    const storeId = randomUUID();
    const proofs = { coach: wrappingKeys.coach.wrap('key_store:coach', Buffer.from(storeId)) };
    const record = { _id: 'store', storeId, proofs, initializedAt: now };
    await (await connect('keys')).collection<{ _id: string }>('key_store').insertOne(record);
    await expect(start('coach', 'keys', { wrappingKeys: keys() })).rejects.toThrow(/does not fit/);
    await start('coach', 'keys');
  });

  it('is one for two copies that start at once with different wrapping keys', async () => {
    await start('identity', 'keys');
    const starts = [1, 2].map(() => start('coach', 'keys', { wrappingKeys: keys() }));
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is one for two copies that start at once with different ones', async () => {
    const starts = await Promise.allSettled([start('identity', 'keys'), start('identity', 'other')]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
