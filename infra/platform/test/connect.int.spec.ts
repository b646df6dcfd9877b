import { engineAddresses } from '@careward/testing/engine-addresses';
import { openFaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toProblemError } from '../src/http/problem.js';
import { connectMongo, type Database, databaseName } from '../src/mongo/database.js';

const url = engineAddresses().MONGODB_URL;
const name = databaseName(testPrefix(), 'connect');
const things = (database: Database) => database.collection<{ _id: string; n: number }>('things');

describe('a connection to MongoDB', () => {
  let database: Database;
  beforeAll(async () => {
    database = await connectMongo(url, name);
  });
  afterAll(() => database.close());

  it('writes to a majority, reads from the primary, repeats what may be repeated, and has limits', () => {
    const { options } = database.getClient();
    expect(options).toMatchObject({
      retryWrites: true,
      retryReads: true,
      readPreference: { mode: 'primary' },
      writeConcern: { w: 'majority', wtimeoutMS: 4_500 },
      maxPoolSize: 50,
      waitQueueTimeoutMS: 3_000,
      serverSelectionTimeoutMS: 3_000,
      socketTimeoutMS: 4_500,
    });
  });

  it('works with the engine of this run, whatever that can do', async () => {
    await things(database).insertOne({ _id: 'a', n: 1 });
    await things(database).updateOne({ _id: 'a' }, { $inc: { n: 1 } });
    await things(database).bulkWrite([
      { updateOne: { filter: { _id: 'a' }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 'b' }, update: { $set: { n: 1 } }, upsert: true } },
    ]);
    expect(await things(database).find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', n: 3 },
      { _id: 'b', n: 1 },
    ]);
  });
});

/** Shorter than in production, and long enough for a busy machine to connect. */
const ANSWER_WITHIN_MS = 3_000;

describe('an operation that gets no answer', () => {
  it('ends by its limit, as an outage that passes, and goes on without one', async () => {
    const line = await openFaultyProxy(url);
    const limited = await connectMongo(line.url, name, ANSWER_WITHIN_MS);
    const patient = await connectMongo(line.url, name, 0);
    const write = (database: Database) => things(database).updateOne({ _id: 'a' }, { $inc: { n: 1 } });
    await Promise.all([write(limited), write(patient)]);
    const noticed = Promise.withResolvers<void>();
    try {
      const over = line.fault('stall', noticed.promise);
      const answered = write(patient);
      const failed = await write(limited).catch((error: unknown) => error);
      noticed.resolve();
      expect(toProblemError(failed)).toMatchObject({ status: 503, code: 'unavailable' });
      // Whatever else ends operations would have ended this one too.
      expect(await answered).toMatchObject({ matchedCount: 1 });
      await over;
    } finally {
      noticed.resolve();
      await Promise.all([limited.close(), patient.close()]);
      await line.close();
    }
  });
});
