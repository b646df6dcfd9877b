import { documentWithdrawn } from '@careward/contracts/discovery/events';
import { aCaregiver } from '@careward/testing/a-principal';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { twoCopies } from '@careward/testing/two-copies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { PageVectorsRepository } from '../../src/library/page-vectors.repository.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach } from '../start-coach.js';
import { aPage } from './crawled-documents.js';

const page = aPage('en');
const another = aPage('en', {
  documentId: 'page-ramps',
  title: { en: 'Ramps at the door', es: 'Ramps at the door' },
  passages: [
    { id: 'en.text.0', lang: 'en', part: 'text', text: 'A ramp needs a foot of length for each inch.' },
  ],
});
const copies = twoCopies(startCoach);
let bus: BrokerClient;
beforeAll(async () => {
  bus = await openBrokerClient(copies[0].prefix);
});
afterAll(() => bus.stop());

const areFound = () =>
  copies.map((copy) => copy.app.get(LibraryIndexCache).index.hasVectors(page.documentId));

describe('a crawled page in two copies of the coach', () => {
  it('is found by its meaning in both, though one has made its vectors', async () => {
    await copies[0].stockLibrary([...seedLibrary, page, another]);
    await eventually(() => expect(areFound()).toEqual([true, true]));
  });

  it('in English is pointed to when somebody asks for it in Spanish, in other words', async () => {
    const [coach] = copies;
    const who = aCaregiver();
    const conversation = await coach.converse(who);
    const question = '¿Cómo se limpia el tubo que tiene mi esposo en el cuello para respirar?';
    const { body } = await coach.send(who, conversation, question, { 'accept-language': 'es' });
    expect(body.aiMessage).toMatchObject({ kind: 'refusal', lang: 'es', sources: [{ url: page.url }] });
    expect(body.aiMessage.content).toContain('está en inglés');
  });

  it('leaves no vectors behind when it is withdrawn, and takes none from the others', async () => {
    await bus.publish(eventOf(documentWithdrawn, { documentId: page.documentId, version: 2 }));
    await eventually(() => expect(areFound()).toEqual([false, false]));
    const vectors = copies[0].app.get(PageVectorsRepository);
    await eventually(async () =>
      expect(await vectors.versions()).toEqual(new Map([[another.documentId, 1]])),
    );
  });
});
