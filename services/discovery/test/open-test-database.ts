import { openDatabase } from '@careward/platform/mongo/migrations';
import type { Database } from '@careward/platform/mongo/database';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { migrations } from '../src/migrations.js';

/** Discovery's own database, empty. */
export const openTestDatabase = (): Promise<Database> =>
  openDatabase(
    { url: engineAddresses().MONGODB_URL, name: `${testPrefix()}careward_discovery` },
    migrations,
    { migrateOnStart: true, now: new Date() },
  );
