import { z } from 'zod';
import type { Service } from '@careward/contracts/kernel/service';
import { databaseEnvironment } from '../app/environment.js';
import { parseConfig } from '../app/parse-config.js';
import { databaseName } from './connect.js';
import { migrateDatabase, type Migration } from './migrations.js';

/** A service's part of `npm run migrate`: one line about what was done, and 1 as exit code when it could not be done. */
export async function migrateService(service: Service, migrations: readonly Migration[]): Promise<void> {
  const tell = (outcome: string) => process.stdout.write(`${service}: ${outcome}\n`);
  try {
    const { MONGODB_URL, MONGODB_DB_PREFIX } = parseConfig(z.object(databaseEnvironment), process.env);
    const address = { url: MONGODB_URL, name: databaseName(MONGODB_DB_PREFIX, service) };
    const applied = await migrateDatabase(address, migrations, new Date());
    const names = applied.map(({ name }) => name).join(', ');
    tell(names ? `applied ${names}` : 'nothing to do');
  } catch (error) {
    tell(`not migrated: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
