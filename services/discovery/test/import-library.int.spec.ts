import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { documentPassages, publishedDocuments } from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { Database } from '@careward/platform/mongo/database';
import { nobody } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { DocumentRepository } from '../src/library/document.repository.js';
import type { LibraryDocument, SeedTopic } from '../src/library/document.domain.js';
import { readSeed } from '../src/library/library-seed.js';
import { importing } from './importing.js';
import { startDiscovery } from './start-discovery.js';
import { threeTopics } from './three-topics.js';

const prefix = testPrefix();
let bus: BrokerClient;
let one: RunningService;
let other: RunningService;
let emergency: SeedTopic;
let poison: SeedTopic;
let directives: SeedTopic;
let stroke: SeedTopic;

beforeAll(async () => {
  bus = await openBrokerClient(prefix);
  [one, other] = await Promise.all([startDiscovery(prefix), startDiscovery(prefix)]);
  [emergency, poison, directives] = (await threeTopics()).topics as [SeedTopic, SeedTopic, SeedTopic];
  stroke = (await readSeed()).topics.find(({ id }) => id === 'stroke-signs') as SeedTopic;
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await bus.stop();
});

const imported = (version: number, ...topics: SeedTopic[]) => importing(one.app, { version, topics });
const titled = (topic: SeedTopic, title: string) => ({ ...topic, title });
const titles = async (copy: RunningService) =>
  (await copy.call(routes.library, nobody)).body.map(({ title }) => title);
const topicAsked = (id: string) => other.call(routes.topic, nobody, { params: { id } });

/** Every event of a document, as its type and version. */
const eventsOf = (id: string) =>
  bus.events
    .filter(({ subject }) => subject === id)
    .map(({ type, sequence, data }) => ({ type, sequence, version: (data as { version: number }).version }));
const wasPublished = (n: number) => ({ type: documentPublished.type, sequence: n, version: n });
const wasWithdrawn = (n: number) => ({ type: documentWithdrawn.type, sequence: n, version: n });

/** What is stored, without the outbox. `events` counts the events that were ever recorded. */
const stored = async () => {
  const documents = one.app.get<Connection>(Database).collection<LibraryDocument>('documents');
  return documents.find({}, { projection: { outbox: 0 }, sort: { _id: 1 } }).toArray();
};

describe('importing the seed', () => {
  it('publishes every topic once when two copies start at the same time', async () => {
    const topics = [emergency, poison, directives];
    expect((await stored()).map(({ _id, events, version }) => [_id, events, version])).toEqual(
      topics.map(({ id }) => [id, 1, 1]).sort(),
    );
    await eventually(() => {
      for (const { id } of topics) expect(eventsOf(id)).toEqual([wasPublished(1)]);
    });
  });

  it('changes nothing when a copy starts again', async () => {
    const before = await stored();
    const again = await startDiscovery(prefix);
    await again.stop();
    expect(await stored()).toEqual(before);
  });

  it('publishes what changed, withdraws what was taken out, and every copy shows it', async () => {
    expect(await titles(other)).toHaveLength(3);
    await imported(2, directives, titled(emergency, 'When to dial 911')).execute();
    await eventually(() => {
      expect(eventsOf(emergency.id)).toEqual([wasPublished(1), wasPublished(2)]);
      expect(eventsOf(poison.id)).toEqual([wasPublished(1), wasWithdrawn(2)]);
    });
    for (const copy of [one, other])
      expect(await titles(copy)).toEqual([directives.title, 'When to dial 911']);
    const { events } = (await stored()).find(({ _id }) => _id === directives.id) ?? {};
    expect(events).toBe(1);
  });

  it('says that a withdrawn topic is withdrawn', async () => {
    expect((await topicAsked(poison.id)).problem).toMatchObject({
      status: 404,
      code: 'topic-withdrawn',
      detail: 'This topic is no longer in the library. Please look in the library for another one.',
    });
    const passages = { by: 'coach', params: { documentId: poison.id } };
    expect(await other.ask(documentPassages, passages)).toBeNull();
    const published = await other.ask(publishedDocuments, { by: 'notifications' });
    expect(published?.map(({ documentId }) => documentId)).not.toContain(poison.id);
  });

  it('leaves a newer library as it is when an older copy starts', async () => {
    const before = await stored();
    const seed = { version: 1, topics: [emergency, poison, directives, stroke] };
    const older = await startDiscovery(prefix, Promise.resolve(seed));
    expect(await titles(older)).toEqual([directives.title, 'When to dial 911']);
    await older.stop();
    expect(await stored()).toEqual(before);
  });

  it('withdraws once, however often it runs', async () => {
    await imported(3, directives, titled(emergency, 'When to dial 911')).execute();
    await imported(3, directives, titled(emergency, 'When to dial 911')).execute();
    const { events, version } = (await stored()).find(({ _id }) => _id === poison.id) ?? {};
    expect([events, version]).toEqual([2, 2]);
  });

  it('publishes a withdrawn topic under a higher version when it comes back', async () => {
    await imported(4, emergency, poison, directives).execute();
    await eventually(() =>
      expect(eventsOf(poison.id)).toEqual([wasPublished(1), wasWithdrawn(2), wasPublished(3)]),
    );
    expect((await topicAsked(poison.id)).body.title.en).toBe(poison.title);
    expect(await titles(other)).toEqual([emergency, poison, directives].map(({ title }) => title));
  });
});

describe('a document', () => {
  it.each([
    ['version', { version: 99 }],
    ['seed version', { seedVersion: 99 }],
  ])('is not changed when its %s is not the one that was read', async (_, another) => {
    const documents = one.app.get(DocumentRepository);
    const before = await stored();
    const read = await documents.state(emergency.id);
    if (!read) throw new Error('the topic is not stored');
    const desired = { content: null, position: 5, seedVersion: 100 };
    const change = { id: emergency.id, desired, stored: { ...read, ...another }, now: new Date() };
    expect(await documents.apply('withdraw', change)).toBe(false);
    expect(await documents.apply('touch', change)).toBe(false);
    expect(await stored()).toEqual(before);
  });
});

describe('a rolling deployment', () => {
  const documents = () => one.app.get(DocumentRepository);
  /** For an import that is held up while it lists what is stored. */
  const listingBy = (states: DocumentRepository['states']) =>
    Object.assign(Object.create(documents()) as DocumentRepository, { states });
  const named = (id: string, title: string) => ({ ...stroke, id, title });
  /** Changes one stored topic, leaves one as it is, lacks one, and brings one that is new to the library. */
  const newer = (version: number, round: string) => ({
    version,
    topics: [titled(emergency, 'Newer emergency'), directives, named(`in-both-${round}`, 'Newer')],
  });
  const newest = ['Newer emergency', 'Advance directives and care wishes', 'Newer'];
  /** Changes both, has the one that the newer lacks, the new one with another title, and a new one of its own. */
  const older = (version: number, round: string) => ({
    version,
    topics: [
      titled(emergency, 'Older emergency'),
      titled(directives, 'Older directives'),
      poison,
      named(`in-both-${round}`, 'Older'),
      named(`only-older-${round}`, 'Older only'),
    ],
  });

  it('ends with the newer library when the newer copy overtakes the older one', async () => {
    const held = listingBy(async () => {
      const states = await documents().states();
      await importing(one.app, newer(6, 'one')).execute();
      return states;
    });
    await importing(one.app, older(5, 'one'), held).execute();
    expect(await titles(other)).toEqual(newest);
    expect((await topicAsked('only-older-one')).problem.code).toBe('topic-withdrawn');
  });

  it('ends with the newer library when the older copy finishes while the newer one lists the documents', async () => {
    const newerHasListed = Promise.withResolvers<void>();
    const olderLists = Promise.withResolvers<void>();
    const olderDone = importing(
      one.app,
      older(7, 'two'),
      listingBy(async () => {
        olderLists.resolve();
        await newerHasListed.promise;
        return documents().states();
      }),
    ).execute();
    await olderLists.promise;
    const held = listingBy(async () => {
      const states = await documents().states();
      newerHasListed.resolve();
      await olderDone;
      return states;
    });
    await importing(one.app, newer(8, 'two'), held).execute();
    expect(await titles(other)).toEqual(newest);
    for (const id of ['only-older-two', poison.id])
      expect((await topicAsked(id)).problem.code).toBe('topic-withdrawn');
  });
});

describe('a library without a stored seed version', () => {
  it('is taken over by the first seed that has one', async () => {
    const database = one.app.get<Connection>(Database);
    await database.collection('documents').updateMany({}, { $unset: { seedVersion: '' } });
    await database.collection('versions').deleteMany({});
    await imported(1, emergency, directives).execute();
    expect(await titles(other)).toEqual([emergency.title, directives.title]);
    expect((await stored()).map(({ seedVersion }) => seedVersion)).toEqual((await stored()).map(() => 1));
  });
});
