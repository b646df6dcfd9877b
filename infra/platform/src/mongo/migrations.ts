import type { Service } from '@careward/contracts/kernel/service';
import { z } from 'zod';
import { databaseEnvironment, parseConfig } from '../app/environment.js';
import { OperationalError } from '../observability/errors.js';
import { connectMongo, type Database, databaseName } from './database.js';
import { insertOnce } from './upsert.js';

/** One change of a database's schema. Names are never reused; `reason` says which query needs it. */
export type Migration = { name: string; reason: string; up: (database: Database) => Promise<unknown> };

type AppliedMigration = { _id: string; reason: string; appliedAt: Date };

const appliedIn = (database: Database) => database.collection<AppliedMigration>('migrations');

/** Those that have not run yet, in order. */
async function missingMigrations(database: Database, migrations: readonly Migration[]): Promise<Migration[]> {
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

type DatabaseAddress = { url: string; name: string };

/**
 * A service's own database. Throws NotMigrated when migrations are missing, unless this start may run them.
 */
export async function openDatabase(
  address: DatabaseAddress,
  migrations: readonly Migration[],
  { migrateOnStart, now }: { migrateOnStart: boolean; now: Date },
): Promise<Database> {
  const database = await connectMongo(address.url, address.name);
  try {
    const missing = await missingMigrations(database, migrations);
    if (missing.length > 0 && !migrateOnStart) throw new NotMigrated(address.name, missing);
    if (missing.length > 0) await migrateDatabase(address, migrations, now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The code is newer than its database; the message is for the operator. */
export class NotMigrated extends OperationalError {
  constructor(database: string, missing: readonly Migration[]) {
    const names = missing.map(({ name }) => name).join(', ');
    super(
      `The database ${database} is older than this program and lacks ${names}. Run 'npm run migrate' first, ` +
        'or set MIGRATE_ON_START=true where one copy runs.',
    );
  }
}

/** A service's part of `npm run migrate`. */
export const migrateService = (service: Service, migrations: readonly Migration[]): Promise<void> =>
  tellOutcome(service, () => {
    const { MONGODB_URL, MONGODB_DB_PREFIX } = parseConfig(z.object(databaseEnvironment), process.env);
    const address = { url: MONGODB_URL, name: databaseName(MONGODB_DB_PREFIX, service) };
    return migrateDatabase(address, migrations, new Date());
  });

/** One line about what was done, and 1 as exit code when it could not be done. */
export async function tellOutcome(name: string, work: () => Promise<readonly Migration[]>): Promise<void> {
  const tell = (outcome: string) => process.stdout.write(`${name}: ${outcome}\n`);
  try {
    const names = (await work()).map((applied) => applied.name).join(', ');
    tell(names ? `applied ${names}` : 'nothing to do');
  } catch (error) {
    tell(`not migrated: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
