import { documentWithdrawn } from '@careward/contracts/discovery/events';
import { Database } from '@careward/platform/mongo/database';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { twoCopies } from '@careward/testing/two-copies';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { LibraryChangeNotifier, LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { LibraryRepository, type StoredDocument } from '../../src/library/library.repository.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach } from '../start-coach.js';

const copies = twoCopies(startCoach);
let bus: BrokerClient;
beforeAll(async () => {
  bus = await openBrokerClient(copies[0].prefix);
});
afterAll(() => bus.stop());

const sizes = () => copies.map((copy) => copy.app.get(LibraryIndexCache).index.size);
const someTopics = seedLibrary.slice(0, 3);

describe('the library in two copies of the coach', () => {
  it('grows in both, and a withdrawn document is out of both', async () => {
    await copies[0].stockLibrary(someTopics);
    await eventually(() => expect(sizes()).toEqual([3, 3]));
    const documentId = someTopics[0]?.documentId ?? '';
    await bus.publish(eventOf(documentWithdrawn, { documentId, version: 2 }));
    await eventually(() => expect(sizes()).toEqual([2, 2]));
    for (const copy of copies)
      expect(copy.app.get(LibraryIndexCache).index.document(documentId)).toBeUndefined();
  });

  it('is not read again where nothing has changed', async () => {
    const library = copies[1].app.get(LibraryRepository);
    const [version, read] = [jest.spyOn(library, 'version'), jest.spyOn(library, 'publishedVersions')];
    // The change before may still be read when this begins.
    await eventually(async () => {
      for (const call of [version, read]) call.mockClear();
      await copies[0].app.get(LibraryChangeNotifier).notifyAll();
      await eventually(() => expect(version).toHaveBeenCalled());
      await version.mock.results[0]?.value;
      expect(read).not.toHaveBeenCalled();
    });
  });

  it('is there at once in a copy that starts later, as far as it stands in the database', async () => {
    // As a copy of an earlier version left it.
    await copies[0].app.get<Connection>(Database).collection('document_list').deleteMany({});
    const late = await startCoach(copies[0].prefix);
    expect(late.app.get(LibraryIndexCache).index.size).toBe(2);
    await late.stop();
  });

  it('grows in both when a copy that starts lists what an earlier version stored meanwhile', async () => {
    const documents = copies[0].app.get<Connection>(Database).collection<StoredDocument>('documents');
    const [content] = seedLibrary.slice(3, 4);
    if (!content) throw new Error('the library is too small');
    await documents.insertOne({ _id: content.documentId, version: 1, content });
    const late = await startCoach(copies[0].prefix);
    await late.stop();
    await eventually(() => expect(sizes()).toEqual([3, 3]));
  });
});
