import { documentWithdrawn } from '@careward/contracts/discovery/events';
import { aCaregiver } from '@careward/testing/a-principal';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { PageVectorsRepository } from '../../src/library/page-vectors.repository.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach, type RunningCoach } from '../start-coach.js';
import { aPage } from './crawled-documents.js';

const prefix = testPrefix();
const page = aPage('en');
const copies: RunningCoach[] = [];
let bus: BrokerClient;
beforeAll(async () => {
  copies.push(...(await Promise.all([startCoach(prefix), startCoach(prefix)])));
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await Promise.all(copies.map((copy) => copy.stop()));
});

const areFound = () =>
  copies.map((copy) => copy.app.get(LibraryIndexCache).index.hasVectors(page.documentId));

describe('a crawled page in two copies of the coach', () => {
  it('is found by its meaning in both, though one has made its vectors', async () => {
    await copies[0]?.stockLibrary([...seedLibrary, page]);
    await eventually(() => expect(areFound()).toEqual([true, true]));
  });

  it('in English is pointed to when somebody asks for it in Spanish, in other words', async () => {
    const [coach] = copies;
    if (!coach) throw new Error('no copy of the coach runs');
    const who = aCaregiver();
    const conversation = await coach.converse(who);
    const question = '¿Cómo se limpia el tubo que tiene mi esposo en el cuello para respirar?';
    const { body } = await coach.send(who, conversation, question, { 'accept-language': 'es' });
    expect(body.aiMessage).toMatchObject({ kind: 'refusal', lang: 'es', sources: [{ url: page.url }] });
    expect(body.aiMessage.content).toContain('está en inglés');
  });

  it('leaves no vectors behind when it is withdrawn', async () => {
    await bus.publish(eventOf(documentWithdrawn, { documentId: page.documentId, version: 2 }));
    await eventually(() => expect(areFound()).toEqual([false, false]));
    const vectors = copies[0]?.app.get(PageVectorsRepository);
    await eventually(async () => expect(await vectors?.versions()).toEqual(new Map()));
  });
});
