import { connectMongo } from './connect.js';
import type { Database } from './database.js';
import { migrateDatabase, missingMigrations, type Migration } from './migrations.js';
import { OperationalError } from '../observability/operational-error.js';

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
