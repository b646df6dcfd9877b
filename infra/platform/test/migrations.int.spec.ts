import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../src/mongo/database.js';
import { migrateDatabase, type Migration, NotMigrated, openDatabase } from '../src/mongo/migrations.js';

const now = new Date('2026-03-01T12:00:00Z');
let place: { url: string; name: string };
let opened: Database[];
let ran: string[];
beforeEach(() => {
  place = { url: engineAddresses().MONGODB_URL, name: `${testPrefix()}migrations` };
  [opened, ran] = [[], []];
});
afterEach(() => Promise.all(opened.map((database) => database.close())));

const step = (name: string): Migration => ({
  name,
  reason: `the query that needs ${name}`,
  up: async (database) => {
    ran.push(name);
    await database.collection('things').createIndex({ [name]: 1 });
  },
});
const [first, second] = [step('first'), step('second')];

async function open(migrations: readonly Migration[], migrateOnStart: boolean): Promise<Database> {
  const database = await openDatabase(place, migrations, { migrateOnStart, now });
  opened.push(database);
  return database;
}
const names = (applied: readonly Migration[]) => applied.map(({ name }) => name);

describe('migrations', () => {
  it('run in their order, each once, and are noted with their reason', async () => {
    expect(names(await migrateDatabase(place, [first], now))).toEqual(['first']);
    expect(names(await migrateDatabase(place, [first, second], now))).toEqual(['second']);
    expect(names(await migrateDatabase(place, [first, second], now))).toEqual([]);
    expect(ran).toEqual(['first', 'second']);
    const database = await open([first, second], false);
    expect(await database.collection('migrations').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'first', reason: 'the query that needs first', appliedAt: now },
      { _id: 'second', reason: 'the query that needs second', appliedAt: now },
    ]);
  });

  it('may run in two processes at once', async () => {
    await Promise.all([migrateDatabase(place, [first, second], now), migrateDatabase(place, [first], now)]);
    const indexes = await (await open([first, second], false)).collection('things').indexes();
    expect(indexes.flatMap(({ key }) => Object.keys(key)).sort()).toEqual(['_id', 'first', 'second']);
  });

  it('go on after the one that failed', async () => {
    const failing = { ...second, up: () => Promise.reject(new Error('no room')) };
    await expect(migrateDatabase(place, [first, failing], now)).rejects.toThrow('no room');
    expect(names(await migrateDatabase(place, [first, second], now))).toEqual(['second']);
  });

  it('have all the time they need, other than what serves people', async () => {
    const limitOf = (database: Database) => database.getClient().options.socketTimeoutMS;
    let limit: number | undefined;
    const slow = { ...first, up: async (database: Database) => void (limit = limitOf(database)) };
    const serving = await open([slow], true);
    expect(limit).toBe(0);
    expect(limitOf(serving)).toBeGreaterThan(0);
  });
});

describe('a service whose database is older than its code', () => {
  it('does not start, and says what to run', async () => {
    await migrateDatabase(place, [first], now);
    const refused = open([first, second], false);
    await expect(refused).rejects.toThrow(NotMigrated);
    await expect(refused).rejects.toThrow(
      `The database ${place.name} is older than this program and lacks second. Run 'npm run migrate' first, ` +
        'or set MIGRATE_ON_START=true where one copy runs.',
    );
    expect(ran).toEqual(['first']);
  });

  it('brings it up to date where one copy runs', async () => {
    await open([first, second], true);
    expect(ran).toEqual(['first', 'second']);
    await open([first, second], false);
  });
});
