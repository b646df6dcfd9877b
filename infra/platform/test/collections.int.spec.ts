import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Injectable } from '@nestjs/common';
import { Schema } from 'mongoose';
import { Clock } from '../src/app/clock.js';
import { connectMongo, Database, databaseName } from '../src/mongo/database.js';
import { Log } from '../src/observability/log.js';
import {
  CollectionCheck,
  RetentionSweep,
  type ImpersonalCollection,
} from '../src/personal-data/collections.js';
import type { PersonalStore } from '../src/personal-data/personal-data.js';
import { ConsumesEventsOf } from './consumes-events-of.js';
import { SERVICE, startSample } from './start-sample.js';

let database: Database;
beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, databaseName(testPrefix(), 'notes'));
  const line = new Schema({ text: String });
  const schema = new Schema({
    _id: String,
    owner: String,
    title: String,
    lines: [line],
    refs: Schema.Types.Mixed,
  });
  database.model('notes', schema, 'notes');
  database.model('topics', new Schema({ _id: String }), 'topics');
});
afterAll(() => database.close());

const notes: PersonalStore = {
  collection: 'notes',
  owner: 'owner',
  sealed: ['title', 'lines.text'],
  export: 'another store',
  erase: 'delete',
  retention: 'until erased',
};
const topics: ImpersonalCollection = { collection: 'topics', retention: 'for ever' };
const starting = (personal: PersonalStore[], impersonal: ImpersonalCollection[]) => () =>
  new CollectionCheck(database, personal, impersonal).refuseUndeclared();

describe('a start', () => {
  it('goes on where every collection says whether it names a person', () => {
    expect(starting([notes], [topics])).not.toThrow();
    expect(starting([{ ...notes, owner: 'refs.userId' }], [topics])).not.toThrow();
  });

  it('fails for a collection that does not, of a model or of the driver', () => {
    expect(starting([], [topics])).toThrow('nobody says whether notes names a person');
    database.collection('letters');
    expect(starting([notes], [topics])).toThrow('nobody says whether letters names a person');
    expect(starting([notes], [topics, { ...topics, collection: 'letters' }])).not.toThrow();
  });

  it.each([
    ['owner', { owner: 'user' }, 'notes has no field user'],
    ['sealed field', { sealed: ['title', 'lines.words'] }, 'notes has no field lines.words'],
  ])('fails for a declaration whose %s is not in the documents', (_, wrong, message) => {
    expect(starting([{ ...notes, ...wrong }], [topics, { ...topics, collection: 'letters' }])).toThrow(
      message,
    );
  });

  it('fails for a collection that is said to name somebody and nobody', () => {
    const both = { ...topics, collection: 'notes' };
    expect(starting([notes], [topics, both])).toThrow('notes is declared twice');
  });
});

it('a service does not start with a collection that does not say whether it names a person', async () => {
  @Controller()
  class Consumer {
    @ConsumesEventsOf(SERVICE)
    consumes() {
      return {};
    }
  }
  @Injectable()
  class Letters {
    constructor(own: Database) {
      own.model('letters', new Schema({ _id: String, to: String }), 'letters');
    }
  }
  const start = (impersonal: ImpersonalCollection[]) =>
    startSample({ controllers: [Consumer], providers: [Letters], platform: { impersonal } });
  await expect(start([])).rejects.toThrow('nobody says whether letters names a person');
  await (await start([{ collection: 'letters', retention: 'for ever' }])).stop();
});

it('deletes documents that are older than their collection keeps them, and no others', async () => {
  const now = new Date('2026-03-10T00:00:00Z');
  const clock = new Clock();
  clock.now = () => now;
  const letters = database.collection<{ _id: string; settledAt: Date | null }>('letters');
  await letters.insertMany([
    { _id: 'old', settledAt: new Date('2026-03-01T00:00:00Z') },
    { _id: 'young', settledAt: new Date('2026-03-09T12:00:00Z') },
    { _id: 'open', settledAt: null },
  ]);
  const retention = { since: 'settledAt', keptMs: 24 * 3_600_000 };
  const sweep = new RetentionSweep(
    [{ collection: 'letters', retention }, topics, notes],
    database,
    clock,
    new Log('coach', 'silent'),
  );
  await sweep.run();
  const left = (await letters.find().toArray()).map(({ _id }) => _id);
  expect(left.toSorted()).toEqual(['open', 'young']);
});
