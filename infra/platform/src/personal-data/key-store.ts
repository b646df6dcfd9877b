import type { Service } from '@careward/contracts/kernel/service';
import { setTimeout as wait } from 'node:timers/promises';
import { connectMongo } from '../mongo/connect.js';
import type { Database } from '../mongo/database.js';
import { isDuplicateKey } from '../mongo/migrations.js';
import { newId } from '../app/new-id.js';
import { openValue, sealValue, type Sealed } from './sealed-value.js';
import { OperationalError } from '../observability/operational-error.js';

/** It erases the keys of every service, so the store that it uses is the one that all must use. */
const INITIALIZED_BY: Service = 'identity';
/** On the very first start all services start together. */
const INITIALIZATION_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 100;
const COLLECTION = 'key_store';
const STORE = 'store';

/** What the store says of itself: an id that no other has, and the same id sealed with the master key. */
type StoreRecord = { _id: typeof STORE; storeId: string; proof: Sealed<string>; initializedAt: Date };
/** What a service remembers of the store in its own database. */
type KnownStore = { _id: typeof STORE; storeId: string; since: Date };

export type KeyStoreUser = {
  service: Service;
  masterKey: Buffer;
  /** The service's own database. */
  own: Database;
  now: Date;
  timeoutMs?: number;
};

/**
 * The store of data keys, provided it is the one that identity uses and that this service has always used: a service
 * with a store of its own would keep its keys from erasure. Only identity initializes a store, so an empty one is never
 * taken for the right one (infra/docs/adr/0015). Throws WrongKeyStore.
 */
export async function openKeyStore(
  { url, name }: { url: string; name: string },
  user: KeyStoreUser,
): Promise<Database> {
  const store = await connectMongo(url, name);
  try {
    await requireSameStore(store, user);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The start is refused; the message is for the operator. */
export class WrongKeyStore extends OperationalError {}

const OTHER =
  'KEYS_MONGODB_URL names another key store than the one this service has used so far. Give every service the ' +
  'KEYS_MONGODB_URL it had before.';
const EMPTY =
  'KEYS_MONGODB_URL names a key store that identity does not use. Give every service the same KEYS_MONGODB_URL, and ' +
  'start identity once if it never ran.';
const OTHER_KEY =
  'MASTER_KEY does not open the key store that KEYS_MONGODB_URL names. Give every service the same MASTER_KEY and ' +
  'the same KEYS_MONGODB_URL.';

async function requireSameStore(store: Database, user: KeyStoreUser): Promise<void> {
  const known = await knownIn(user.own).findOne({ _id: STORE });
  const record = known ? await recordOf(store) : await firstRecord(store, user);
  if (!record) throw new WrongKeyStore(known ? OTHER : EMPTY);
  if (known && known.storeId !== record.storeId) throw new WrongKeyStore(OTHER);
  if (!isProven(record, user.masterKey)) throw new WrongKeyStore(OTHER_KEY);
  if (known) return;
  const remembered = { storeId: record.storeId, since: user.now };
  await knownIn(user.own)
    .updateOne({ _id: STORE }, { $setOnInsert: remembered }, { upsert: true })
    .catch(ignoreDuplicate);
  // Another copy with another store may have been first.
  await requireSameStore(store, user);
}

/** Gives the store its record, unless it has one. */
export async function initializeKeyStore(store: Database, masterKey: Buffer, now: Date): Promise<void> {
  const storeId = newId();
  const proof = sealValue(masterKey, placeOf(storeId), storeId);
  await store
    .collection<StoreRecord>(COLLECTION)
    .updateOne({ _id: STORE }, { $setOnInsert: { storeId, proof, initializedAt: now } }, { upsert: true })
    .catch(ignoreDuplicate);
}

const knownIn = (own: Database) => own.collection<KnownStore>(COLLECTION);
const recordOf = (store: Database) => store.collection<StoreRecord>(COLLECTION).findOne({ _id: STORE });

/** Identity makes it; anybody else waits until that has happened. */
async function firstRecord(
  store: Database,
  { service, masterKey, now, timeoutMs = INITIALIZATION_TIMEOUT_MS }: KeyStoreUser,
): Promise<StoreRecord | null> {
  if (service === INITIALIZED_BY) await initializeKeyStore(store, masterKey, now);
  const until = performance.now() + timeoutMs;
  for (;;) {
    const record = await recordOf(store);
    if (record || performance.now() > until) return record;
    await wait(POLL_INTERVAL_MS);
  }
}

function isProven({ storeId, proof }: StoreRecord, masterKey: Buffer): boolean {
  try {
    return openValue(masterKey, placeOf(storeId), proof) === storeId;
  } catch {
    return false;
  }
}

const placeOf = (storeId: string) => ({
  service: INITIALIZED_BY,
  collection: COLLECTION,
  field: 'proof',
  record: storeId,
  owner: storeId,
});

const ignoreDuplicate = (error: unknown) => {
  if (!isDuplicateKey(error)) throw error;
};
