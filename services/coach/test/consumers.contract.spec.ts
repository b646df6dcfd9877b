import {
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from '@careward/contracts/care-profile/events';
import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import type { CarePeople } from '@careward/contracts/care-profile/internal-calls';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CareContextRepository, CareContextReader } from '../src/chat/care-context.js';
import { LibraryIndexCache } from '../src/library/library-index-cache.js';
import { LibraryRepository } from '../src/library/library.repository.js';
import { aPage } from './library/crawled-documents.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

const prefix = testPrefix();
let coach: RunningCoach;
let bus: BrokerClient;

beforeAll(async () => {
  coach = await startCoach(prefix);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await coach.stop();
});

const library = () => coach.app.get(LibraryRepository);
const seeded = (id: string) => {
  const document = seedLibrary.find(({ documentId }) => documentId === id);
  if (!document) throw new Error(`no topic ${id}`);
  return document;
};
async function published(id: string): Promise<DocumentPassages | undefined> {
  for await (const document of library().read([id])) return document;
  return undefined;
}
const told = (path: string) => coach.peers.calls.filter(({ path: called }) => called.includes(path)).length;

describe('document.published', () => {
  it.each(documentPublished.samples)(
    'brings the passages of %j into the index, however often it comes',
    async (data) => {
      coach.documents.set(data.documentId, seeded(data.documentId));
      const event = eventOf(documentPublished, data);
      for (let n = 0; n < 3; n++) await bus.publish(event);
      await eventually(() =>
        expect(coach.app.get(LibraryIndexCache).index.document(data.documentId)).toEqual(
          seeded(data.documentId),
        ),
      );
      expect([...(await library().publishedVersions()).keys()]).toEqual([data.documentId]);
    },
  );

  it('tolerates a field it does not know', async () => {
    coach.documents.set('grief', seeded('grief'));
    const event = eventOf(documentPublished, { documentId: 'grief' });
    await bus.publish({ ...event, data: { ...event.data, later: 7 } });
    await eventually(async () => expect(await library().has('grief', 1)).toBe(true));
  });

  it('never puts an older version over a newer one', async () => {
    coach.documents.set('scams', { ...seeded('scams'), version: 3 });
    await bus.publish(eventOf(documentPublished, { documentId: 'scams', version: 3 }));
    await eventually(async () => expect(await library().has('scams', 3)).toBe(true));
    await library().keep({ ...seeded('scams'), version: 2, url: '/stale' });
    await bus.publish(eventOf(documentPublished, { documentId: 'scams', version: 1 }));
    await bus.publish(eventOf(documentPublished, { documentId: 'wandering' }));
    await eventually(() => expect(told('wandering')).toBe(1));
    expect(await published('scams')).toMatchObject({ version: 3, url: '/resources/scams' });
  });
});

describe('document.withdrawn', () => {
  const inIndex = (id: string) => coach.app.get(LibraryIndexCache).index.document(id);
  const kept = async (id: string) => (await published(id)) !== undefined;
  const say = (
    contract: typeof documentPublished | typeof documentWithdrawn,
    documentId: string,
    version: number,
  ) => bus.publish(eventOf(contract, { documentId, version }, { subject: documentId }));
  /** Events of one subject are handled in turn: once these passages are asked for, what was said before is done. */
  const handled = async (subject: string) => {
    const documentId = `marker-${newId()}`;
    await bus.publish(eventOf(documentPublished, { documentId }, { subject }));
    await eventually(() => expect(told(documentId)).toBe(1));
  };

  it.each(documentWithdrawn.samples)(
    'takes the passages of %j out of the database and the index, however often it comes',
    async (data) => {
      const { documentId } = data;
      await library().keep({ ...seeded(documentId), version: data.version - 1 });
      await library().raiseVersion();
      await eventually(() => expect(inIndex(documentId)).toBeDefined());
      const event = eventOf(documentWithdrawn, data);
      for (let n = 0; n < 3; n++) await bus.publish({ ...event, data: { ...event.data, later: 7 } });
      await eventually(() => expect(inIndex(documentId)).toBeUndefined());
      expect(await kept(documentId)).toBe(false);
    },
  );

  it('is not undone by an older document.published that comes late', async () => {
    const documentId = 'grief';
    coach.documents.set(documentId, { ...seeded(documentId), version: 5 });
    await say(documentWithdrawn, documentId, 6);
    await say(documentPublished, documentId, 5);
    await handled(documentId);
    expect(await kept(documentId)).toBe(false);
  });

  it('holds where the passages were gone before it came', async () => {
    const documentId = 'scams';
    await library().keep({ ...seeded(documentId), version: 10 });
    coach.documents.delete(documentId);
    await say(documentPublished, documentId, 11);
    await eventually(async () => expect(await kept(documentId)).toBe(false));
    coach.documents.set(documentId, { ...seeded(documentId), version: 10 });
    await say(documentPublished, documentId, 10);
    await handled(documentId);
    expect(await kept(documentId)).toBe(false);
  });

  it('of an older version changes nothing, and a higher version comes back', async () => {
    const documentId = 'wandering';
    coach.documents.set(documentId, { ...seeded(documentId), version: 3 });
    await say(documentPublished, documentId, 3);
    await say(documentWithdrawn, documentId, 2);
    await handled(documentId);
    expect(await kept(documentId)).toBe(true);
    await say(documentWithdrawn, documentId, 4);
    await eventually(async () => expect(await kept(documentId)).toBe(false));
    coach.documents.set(documentId, { ...seeded(documentId), version: 5 });
    await say(documentPublished, documentId, 5);
    await eventually(() => expect(inIndex(documentId)).toBeDefined());
  });
});

describe('a crawled page', () => {
  const page = aPage('en', { version: 4 });
  const { documentId } = page;
  const inIndex = () => coach.app.get(LibraryIndexCache).index.document(documentId);
  const say = (contract: typeof documentPublished | typeof documentWithdrawn, version: number) =>
    bus.publish(eventOf(contract, { documentId, version }, { subject: documentId }));

  it('comes with its site and its passages, and goes when its passages are gone', async () => {
    coach.documents.set(documentId, page);
    for (let n = 0; n < 2; n++) await say(documentPublished, 4);
    await eventually(() => expect(inIndex()).toEqual(page));

    coach.documents.delete(documentId);
    await say(documentPublished, 5);
    await eventually(() => expect(inIndex()).toBeUndefined());

    // The stop's own event comes twice, and the news of a crawl from before it comes last.
    coach.documents.set(documentId, page);
    for (const version of [6, 6]) await say(documentWithdrawn, version);
    await say(documentPublished, 4);
    const marker = newId();
    await bus.publish(eventOf(documentPublished, { documentId: marker }, { subject: documentId }));
    await eventually(() => expect(told(marker)).toBe(1));
    expect(await published(documentId)).toBeUndefined();
  });
});

describe('the care context', () => {
  const context = (
    version: number,
    conditions: CarePeople['recipients'][number]['conditions'],
  ): CarePeople => ({
    version,
    state: 'NJ',
    recipients: [{ id: newId(), name: 'Rosalinda', relationship: 'parent', conditions, insuranceType: null }],
  });
  const conditionsOf = async (userId: string) => {
    const context = await coach.app.get(CareContextRepository).contextOf(userId);
    return context?.recipients.flatMap(({ conditions }) => conditions) ?? [];
  };

  it.each([
    ...profileUpdated.samples.map((data) => [profileUpdated.type, profileUpdated, data] as const),
    ...recipientAdded.samples.map((data) => [recipientAdded.type, recipientAdded, data] as const),
    ...recipientChanged.samples.map((data) => [recipientChanged.type, recipientChanged, data] as const),
    ...recipientRemoved.samples.map((data) => [recipientRemoved.type, recipientRemoved, data] as const),
  ])('follows %s, sealed, however often it comes', async (_type, contract, data) => {
    coach.careContexts.set(data.userId, context(data.version, ['dementia', 'diabetes']));
    const event = eventOf(contract, data);
    for (let n = 0; n < 3; n++) await bus.publish({ ...event, data: { ...event.data, later: 7 } });
    await eventually(async () =>
      expect(await coach.app.get(CareContextRepository).has(data.userId, data.version)).toBe(true),
    );
    expect(await conditionsOf(data.userId)).toEqual(['dementia', 'diabetes']);
    const raw = JSON.stringify(
      await coach.app.get<Connection>(Database).collection('care_contexts').find().toArray(),
    );
    expect(raw).not.toMatch(/dementia|"NJ"|parent|Rosalinda/);
  });

  it('is asked for only when it is behind, and never goes back', async () => {
    const userId = newId();
    coach.careContexts.set(userId, context(5, ['cancer']));
    await bus.publish(eventOf(profileUpdated, { userId, version: 4 }));
    await eventually(async () => expect(await conditionsOf(userId)).toEqual(['cancer']));
    await bus.publish(eventOf(recipientAdded, { userId, version: 5 }));
    await coach.app.get(CareContextRepository).keep(userId, context(3, ['dementia']));
    const marker = newId();
    coach.careContexts.set(marker, context(1, []));
    await bus.publish(eventOf(recipientAdded, { userId: marker, version: 1 }));
    await eventually(() => expect(told(marker)).toBe(1));
    expect(told(userId)).toBe(1);
    expect(await conditionsOf(userId)).toEqual(['cancer']);
  });

  it('is asked for its names once where it was stored without', async () => {
    const userId = newId();
    const named = context(2, ['dementia']);
    const older = named.recipients.map(({ id: _id, name: _name, ...person }) => person);
    const { app } = coach;
    await app.get(CareContextRepository).keep(userId, { ...named, recipients: older });
    expect((await app.get(CareContextReader).read(userId))?.recipients).toEqual(older);
    coach.careContexts.set(userId, named);
    for (let n = 0; n < 2; n++)
      expect((await app.get(CareContextReader).read(userId))?.recipients).toEqual(named.recipients);
    expect(told(userId)).toBe(2);
  });

  it('of somebody who told nothing has no conditions', async () => {
    expect(await conditionsOf(newId())).toEqual([]);
  });
});
