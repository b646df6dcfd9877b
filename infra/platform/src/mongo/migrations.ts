import { connectMongo } from './connect.js';
import type { Database } from './database.js';
import { insertOnce } from './upsert.js';

/** One change of a database's schema. Names are never reused; `reason` says which query needs it. */
export type Migration = { name: string; reason: string; up: (database: Database) => Promise<unknown> };

type Applied = { _id: string; reason: string; appliedAt: Date };

const appliedIn = (database: Database) => database.collection<Applied>('migrations');

/** Those that have not run yet, in order. */
export async function missingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const ids = migrations.map(({ name }) => name);
  const applied = await appliedIn(database)
    .find({ _id: { $in: ids } })
    .toArray();
  return migrations.filter(({ name }) => !applied.some(({ _id }) => _id === name));
}

/** Runs the missing migrations in order. Each is safe to repeat, since two copies may start at once. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: Date,
): Promise<Migration[]> {
  const missing = await missingMigrations(database, migrations);
  for (const { name, reason, up } of missing) {
    await up(database);
    await insertOnce(appliedIn(database), name, { reason, appliedAt: now });
  }
  return missing;
}

/** The same on its own connection without a time limit, since an index over a large collection takes long. */
export async function migrateDatabase(
  { url, name }: { url: string; name: string },
  migrations: readonly Migration[],
  now: Date,
): Promise<Migration[]> {
  const database = await connectMongo(url, name, 0);
  try {
    return await migrate(database, migrations, now);
  } finally {
    await database.close();
  }
}
