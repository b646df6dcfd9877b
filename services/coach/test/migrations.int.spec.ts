import { connectMongo, type Database } from '@careward/platform/mongo/database';
import { migrate } from '@careward/platform/mongo/migrations';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrations } from '../src/migrations.js';

const FIRST_NEW = migrations.findIndex(({ name }) => name === 'conversations-by-owner-and-key');
const now = new Date();
let database: Database;

beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, `${testPrefix()}careward_coach`);
  await migrate(database, migrations.slice(0, FIRST_NEW), now);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

it('what the version before stored becomes unique by owner and key, while two copies start at once', async () => {
  const names = ['conversations', 'exchanges'];
  const insert = (name: string, owner: string, key: string) =>
    database.collection(name).insertOne({ owner, key });
  for (const name of names) await insert(name, 'maria', 'maria/welcome');
  await Promise.all([migrate(database, migrations, now), migrate(database, migrations, now)]);

  for (const name of names) {
    await expect(insert(name, 'maria', 'maria/welcome')).rejects.toMatchObject({ code: 11_000 });
    await insert(name, 'maria', 'maria/another');
    await insert(name, 'john', 'maria/welcome');
    const indexed = (await database.collection(name).indexes()).map(({ key }) => Object.keys(key).join());
    expect(indexed).toContain('owner,key');
    expect(indexed).not.toContain('key');
  }
});
