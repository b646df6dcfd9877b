import type { Service } from '@careward/contracts/kernel/service';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { openKeyStore, type KeyStoreUser } from '../src/personal-data/key-store.js';
import { connectMongo } from '../src/mongo/connect.js';
import type { Database } from '../src/mongo/database.js';

const url = engineAddresses().MONGODB_URL;
const masterKey = randomBytes(32);
const now = new Date();
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
    masterKey,
    own: own[service],
    now,
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

  it('is refused with another master key', async () => {
    await start('identity', 'keys');
    const wrong = { masterKey: randomBytes(32) };
    for (const service of ['identity', 'coach'] as const)
      await expect(start(service, 'keys', wrong)).rejects.toThrow(/^MASTER_KEY does not open the key store/);
    await start('coach', 'keys');
  });

  it('is one for two copies that start at once with different ones', async () => {
    const starts = await Promise.allSettled([start('identity', 'keys'), start('identity', 'other')]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
