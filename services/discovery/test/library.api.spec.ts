import { documentPublished } from '@careward/contracts/events/discovery';
import { documentPassages } from '@careward/contracts/internal/calls';
import { discoveryRoutes as routes } from '@careward/contracts/routes/discovery';
import { Clock } from '@careward/platform/clock';
import { ASSERTION_HEADER } from '@careward/platform/http/assertion';
import { Log } from '@careward/platform/logging/log';
import { aCaregiver, nobody } from '@careward/testing/a-caller';
import { assertionFor } from '@careward/testing/assertion-for';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DocumentRepository } from '../src/library/document.repository.js';
import { ImportLibrary } from '../src/library/import-library.js';
import { librarySeed } from '../src/library/library-seed.js';
import type { SeedTopic } from '../src/library/seed-topic.js';
import { startDiscovery } from './start-discovery.js';

const TOPICS = 71;
const prefix = testPrefix();
let service: RunningService;
let bus: TestBus;
let seed: SeedTopic[];

beforeAll(async () => {
  bus = await openTestBus(prefix);
  service = await startDiscovery(prefix);
  seed = service.app.get<SeedTopic[]>(librarySeed);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

const published = () => bus.ofType(documentPublished);
const topicAsked = async (id: string) => service.call(routes.topic, nobody, { params: { id } });

describe('the library', () => {
  it('is listed for anybody, in its own order', async () => {
    const { body } = await service.call(routes.library, nobody);
    expect(body.map(({ id }) => id)).toEqual(seed.map(({ id }) => id));
    expect((await service.call(routes.library, aCaregiver())).body).toHaveLength(TOPICS);
  });

  it('is searched in both languages', async () => {
    const found = async (q: string) =>
      (await service.call(routes.library, nobody, { query: { q } })).body.map(({ id }) => id);
    expect((await found('poison'))[0]).toBe('poison-and-medicine-mistakes');
    expect((await found('INTOXICACIÓN'))[0]).toBe('poison-and-medicine-mistakes');
    expect(await found('zzxqv')).toEqual([]);
    expect(await found('$where {"$gt":""}')).toEqual(expect.any(Array));
  });

  it('refuses a search that is no search', async () => {
    const tooLong = await service.call(routes.library, nobody, { query: { q: 'a'.repeat(201) } });
    expect(tooLong.problem).toMatchObject({ status: 400, detail: 'Please search with fewer words' });
    const twice = { ...routes.library, path: '/api/library?q=a&q=b' };
    const { problem } = await service.call(twice, nobody);
    expect(problem).toMatchObject({ status: 400, detail: 'Please search with one text' });
  });

  it('shows a topic whole', async () => {
    const { body } = await topicAsked('when-to-call-911');
    expect(body.title).toEqual({ en: 'When to call 911', es: 'Cuándo llamar al 911' });
    expect(body.sources[0]).toEqual({
      title: 'MedlinePlus: Emergency Medical Services',
      url: 'https://medlineplus.gov/emergencymedicalservices.html',
      read: true,
    });
    expect((await topicAsked('advance-directives')).body.whenToCall).toBeNull();
  });

  it.each(['nowhere', '__proto__', '{"$gt":""}', '../health', 'x'.repeat(250)])(
    'has no topic %j',
    async (id) => {
      const { problem } = await topicAsked(id);
      expect(problem).toMatchObject({ status: 404, code: 'not-found' });
      expect(problem.detail).toContain('topic');
    },
  );
});

describe('importing the seed', () => {
  it('publishes every topic once at the first start', async () => {
    await eventually(() => expect(published()).toHaveLength(TOPICS), { within: 20_000 });
    expect(new Set(published().map(({ data }) => data.documentId)).size).toBe(TOPICS);
    expect(published().every(({ data, sequence }) => data.version === 1 && sequence === 1)).toBe(true);
  });

  it('publishes again only what changed', async () => {
    const { app } = service;
    const before = published().length;
    const again = (topics: SeedTopic[]) =>
      new ImportLibrary(topics, app.get(DocumentRepository), app.get(Clock), app.get(Log)).execute();

    await again(seed);
    const [first, ...others] = seed;
    if (!first) throw new Error('the seed is empty');
    await again([...others, { ...first, title: 'When to dial 911' }]);
    await eventually(() =>
      expect(published().slice(before)).toMatchObject([
        { subject: first.id, sequence: 2, data: { documentId: first.id, version: 2 } },
      ]),
    );
    const { body } = await service.call(routes.library, nobody);
    expect(body.at(-1)?.title.en).toBe('When to dial 911');
    expect(body[0]?.id).toBe(others[0]?.id);
  });
});

describe('passages', () => {
  const ask = (documentId: string) => service.ask(documentPassages, { by: 'coach', params: { documentId } });

  it('are answered to a service', async () => {
    const document = await ask('stroke-signs');
    expect(document).toMatchObject({
      documentId: 'stroke-signs',
      version: 1,
      url: '/resources/stroke-signs',
    });
    expect(document?.passages.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'es']));
    expect(await ask('nowhere')).toBeNull();
  });

  it('are not answered to a person', async () => {
    const headers = { [ASSERTION_HEADER]: await assertionFor('discovery', aCaregiver()) };
    const response = await fetch(`${service.url}/internal/documents/stroke-signs/passages`, { headers });
    expect(response.status).toBe(403);
  });
});
