import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BegunEvents } from '../src/events/rabbit/begun-events.js';
import { connectMongo, type Database } from '../src/mongo/database.js';

let database: Database;
beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, `${testPrefix()}begun`);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

it('what was begun and not ended is counted by queue and event, over all processes, until it ends', async () => {
  const [one, other] = [new BegunEvents(database), new BegunEvents(database)];
  expect(await one.begin('queue', 'event')).toBe(0);
  expect(await other.begin('queue', 'event')).toBe(1);
  expect(await other.begin('queue', 'another')).toBe(0);
  expect(await other.begin('another', 'event')).toBe(0);
  await one.end('queue', 'event');
  expect(await other.begin('queue', 'event')).toBe(0);
});
