import type { Service } from '@careward/contracts/kernel/service';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../app/new-id.js';
import type { Database } from '../mongo/database.js';
import { openDatabase } from '../mongo/migrations.js';
import { insertOnce } from '../mongo/upsert.js';
import { OperationalError } from '../observability/errors.js';
import { contextOf, dataKeyMigrations, dataKeysIn, PROOF } from './data-keys.js';
import { epochIdIn, type EpochKeys } from './epoch-keys.js';
import { openValue, type Sealed } from './sealed-value.js';
import type { WrappingKeys } from './wrapping-keys.js';

/** It erases the keys of every service, so the store that it uses is the one that all must use. */
const INITIALIZED_BY: Service = 'identity';
/** On the very first start all services start together. */
const INITIALIZATION_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 100;
const COLLECTION = 'key_store';
const STORE = 'store';

/** What the store says of itself: an id that no other has. */
type StoreRecord = {
  _id: typeof STORE;
  storeId: string;
  initializedAt: Date;
  /** The id, sealed with the master key, in stores from before services had keys of their own. */
  proof?: Sealed<string>;
};
/** What a service remembers of the store in its own database. */
type KnownStore = { _id: typeof STORE; storeId: string; since: Date };

export type KeyStoreUser = {
  service: Service;
  wrappingKeys: WrappingKeys;
  /** Absent where EPOCH_KEYS_DIR is not set. */
  epochKeys?: EpochKeys | undefined;
  /** The service's own database. */
  own: Database;
  now: Date;
  migrateOnStart: boolean;
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
  const store = await openDatabase({ url, name }, dataKeyMigrations(user.service), user);
  try {
    await requireSameStore(store, user);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The start is refused; the message is for the operator. */
class WrongKeyStore extends OperationalError {}

const OTHER =
  'KEYS_MONGODB_URL names another key store than the one this service has used so far. Give every service the ' +
  'KEYS_MONGODB_URL it had before.';
const EMPTY =
  'KEYS_MONGODB_URL names a key store that identity does not use. Give every service the same KEYS_MONGODB_URL, and ' +
  'start identity once if it never ran.';
const OTHER_KEY =
  'DATA_KEY_WRAPPING_KEYS does not fit the key store that KEYS_MONGODB_URL names. Give this service the ' +
  'DATA_KEY_WRAPPING_KEYS and the KEYS_MONGODB_URL it had before.';
const NO_EPOCH_KEYS =
  'EPOCH_KEYS_DIR lacks the key that the data keys of this service are wrapped with. Give it the EPOCH_KEYS_DIR it had ' +
  'before, or restore the folder from a backup: see infra/docs/runbooks/data-keys.md.';

async function requireSameStore(store: Database, user: KeyStoreUser): Promise<void> {
  const known = await knownIn(user.own).findOne({ _id: STORE });
  const record = known ? await recordOf(store) : await firstRecord(store, user);
  if (!record) throw new WrongKeyStore(known ? OTHER : EMPTY);
  if (known && known.storeId !== record.storeId) throw new WrongKeyStore(OTHER);
  if (!(await hasSameKeys(store, record, user))) throw new WrongKeyStore(OTHER_KEY);
  if (known) return;
  await insertOnce(knownIn(user.own), STORE, { storeId: record.storeId, since: user.now });
  // Another copy with another store may have been first.
  await requireSameStore(store, user);
}

/** Gives the store its record, unless it has one. */
export async function initializeKeyStore(store: Database, now: Date): Promise<void> {
  await insertOnce(recordsIn(store), STORE, { storeId: newId(), initializedAt: now });
}

const knownIn = (own: Database) => own.collection<KnownStore>(COLLECTION);
const recordsIn = (store: Database) => store.collection<StoreRecord>(COLLECTION);
const recordOf = (store: Database) => recordsIn(store).findOne({ _id: STORE });

/** Identity makes it; anybody else waits until that has happened. */
async function firstRecord(
  store: Database,
  { service, now, timeoutMs = INITIALIZATION_TIMEOUT_MS }: KeyStoreUser,
): Promise<StoreRecord | null> {
  if (service === INITIALIZED_BY) await initializeKeyStore(store, now);
  const until = performance.now() + timeoutMs;
  for (;;) {
    const record = await recordOf(store);
    if (record || performance.now() > until) return record;
    await wait(POLL_INTERVAL_MS);
  }
}

/** Whether the service's keys open the proof that its first start left among them: the store's id, wrapped. */
async function hasSameKeys(store: Database, record: StoreRecord, user: KeyStoreUser): Promise<boolean> {
  const { service, wrappingKeys, epochKeys } = user;
  const [own, wrapping] = [dataKeysIn(store, service), epochKeys ?? wrappingKeys];
  const context = contextOf(service, PROOF);
  const proof = (await own.findOne({ _id: PROOF }))?.wrapped;
  if (proof && !(await hasEpochOf(proof, epochKeys))) throw new WrongKeyStore(NO_EPOCH_KEYS);
  // Before an epoch key is made, which wrong keys would wrap.
  const isSame = proof
    ? await opens(async () => (await wrapping.unwrap(context, proof)).toString() === record.storeId)
    : await hasSameMasterKey(record, wrappingKeys);
  if (!isSame) return false;
  if (epochKeys) await requireEpochKey(own, epochKeys);
  // From the first start with the folder on, the proof names an epoch, so that a start without it is refused.
  if (proof && (!epochKeys || epochIdIn(proof) !== undefined)) return true;
  const wrapped = await wrapping.wrap(context, Buffer.from(record.storeId));
  if (proof) await own.updateOne({ _id: PROOF, wrapped: proof }, { $set: { wrapped } });
  else await insertOnce(own, PROOF, { wrapped });
  // Another copy with other keys may have been first.
  return hasSameKeys(store, record, user);
}

const hasEpochOf = async (wrapped: string, epochKeys: EpochKeys | undefined): Promise<boolean> =>
  epochIdIn(wrapped) === undefined || (epochKeys !== undefined && (await epochKeys.isKept(wrapped)));

/** Makes the first epoch key; one that is missing is never made again, since it would open nothing. */
async function requireEpochKey(own: ReturnType<typeof dataKeysIn>, epochKeys: EpochKeys): Promise<void> {
  const hasOne = async () => (await epochKeys.list()).length > 0;
  if (await hasOne()) return;
  const row = await own.findOne({ wrapped: /^\d+-[0-9a-f]+~/ });
  if (!row) return void (await epochKeys.add());
  // Another copy may have begun meanwhile.
  if (!(await hasOne())) throw new WrongKeyStore(NO_EPOCH_KEYS);
}

/** A wrong master key must not become the right one by deriving wrapping keys from it. */
async function hasSameMasterKey({ storeId, proof }: StoreRecord, { legacy }: WrappingKeys): Promise<boolean> {
  if (!proof || !legacy) return true;
  const context = { service: INITIALIZED_BY, collection: COLLECTION, field: 'proof', record: storeId };
  return opens(() => openValue(legacy, { ...context, owner: storeId }, proof) === storeId);
}

async function opens(isOpened: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isOpened();
  } catch {
    return false;
  }
}
