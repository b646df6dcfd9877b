import type { Service } from '@careward/contracts/kernel/service';
import { parseConfig, sealingEnvironment } from '../app/environment.js';
import { connectMongo, type Database, databaseName } from '../mongo/database.js';
import { migrate, type Migration, migrateService, tellOutcome } from '../mongo/migrations.js';
import { insertOnce, upsert } from '../mongo/upsert.js';
import { OperationalError } from '../observability/errors.js';

/** `wrapped` is null once the person is erased: such a row stays, so that the key is never made again. */
export type DataKey = { _id: string; wrapped: string | null; createdAt?: Date };

/** Each service has a collection of its own, since rights are given by collection (infra/docs/adr/0059). */
export const dataKeysName = (service: Service): string => `data_keys_${service.replaceAll('-', '_')}`;

export const dataKeysIn = (store: Database, service: Service) =>
  store.collection<DataKey>(dataKeysName(service));

/** The row that shows at a start whose keys these are (infra/docs/adr/0015). */
export const PROOF = 'proof';

/** What a row's key is wrapped for. */
export const contextOf = (service: Service, _id: string): string =>
  _id === PROOF ? `key_store:${service}` : _id;

/** The rows of all services in one collection, as earlier versions kept them. */
const sharedKeysIn = (store: Database) => store.collection<DataKey>('data_keys');

const PAGE_SIZE = 100;

/**
 * Moves a service's rows out of the collection that all services shared. A row is copied before it is removed, so it can be
 * repeated at any point, by several copies at once. Answers how many rows stay because the service has another key for
 * the same owner: an earlier version was still running, and something is sealed with either.
 */
async function moveDataKeys(store: Database, service: Service): Promise<number> {
  const shared = sharedKeysIn(store);
  let [last, left] = [`${service}:`, 0];
  for (;;) {
    const page = await shared
      .find({ _id: { $gt: last, $lt: `${service};` } })
      .sort({ _id: 1 })
      .limit(PAGE_SIZE)
      .toArray();
    const moved = await Promise.all(page.map((row) => moveDataKey(store, service, row)));
    left += moved.filter((isMoved) => !isMoved).length;
    if (page.length < PAGE_SIZE) return left;
    last = page.at(-1)?._id ?? last;
  }
}

async function moveDataKey(store: Database, service: Service, row: DataKey): Promise<boolean> {
  const [shared, own] = [sharedKeysIn(store), dataKeysIn(store, service)];
  const { _id, ...fields } = row;
  // An erasure wins over a key, wherever it is written down.
  if (row.wrapped === null) await upsert(own, { _id }, { $set: { wrapped: null } });
  else await insertOnce(own, _id, fields);
  const kept = await own.findOne({ _id });
  if (kept && kept.wrapped !== null && kept.wrapped !== row.wrapped) return false;
  const { deletedCount } = await shared.deleteOne({ _id, wrapped: row.wrapped });
  if (deletedCount > 0) return true;
  // Another copy has moved it, or the person was erased meanwhile.
  const changed = await shared.findOne({ _id });
  return changed === null || moveDataKey(store, service, changed);
}

/** Earlier versions left the proofs of all services in the store's record. */
async function copyProof(store: Database, service: Service): Promise<void> {
  type Record = { _id: string; proofs?: Partial<{ [service in Service]: string }> };
  const record = await store.collection<Record>('key_store').findOne({ _id: 'store' });
  const wrapped = record?.proofs?.[service];
  if (wrapped) await insertOnce(dataKeysIn(store, service), PROOF, { wrapped });
}

/** What the key store lacks before this service can use it. */
export const dataKeyMigrations = (service: Service): readonly Migration[] => [
  {
    name: `data-keys-of-${service}`,
    reason: 'the rights of a database user are given by collection, so each service has one for its keys',
    up: async (store) => {
      await copyProof(store, service);
      await moveDataKeys(store, service);
    },
  },
];

const keysEnvironment = sealingEnvironment.pick({ KEYS_MONGODB_URL: true, MONGODB_DB_PREFIX: true });

/**
 * A sealing service's part of `npm run migrate`: its own database and its data keys. What a copy of an earlier version has
 * written since the last time is moved too.
 */
export async function migrateSealingService(
  service: Service,
  migrations: readonly Migration[],
): Promise<void> {
  await migrateService(service, migrations);
  await tellOutcome(`${service} keys`, async () => {
    const { KEYS_MONGODB_URL, MONGODB_DB_PREFIX } = parseConfig(keysEnvironment, process.env);
    const store = await connectMongo(KEYS_MONGODB_URL, databaseName(MONGODB_DB_PREFIX, 'keys'), 0);
    try {
      const applied = await migrate(store, dataKeyMigrations(service), new Date());
      const left = await moveDataKeys(store, service);
      if (left > 0)
        throw new OperationalError(`${left} of data_keys differ. See infra/docs/runbooks/data-keys.md`);
      return applied;
    } finally {
      await store.close();
    }
  });
}
