import { documentPassages, publishedDocuments } from '@careward/contracts/discovery/internal-calls';
import type { ContentSource } from '@careward/contracts/discovery/source';
import type { Language } from '@careward/contracts/kernel/languages';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DocumentRepository } from '../src/library/document.repository.js';
import type { LibrarySeed } from '../src/library/library-seed.js';
import { documentIdOf } from '../src/library/crawled-page.domain.js';
import { importing } from './importing.js';
import { accept, approvalOf, aVisit, pagesOf, type Approval } from './library/a-page.js';
import { anAdmin, anApprovedSource } from './sources/a-source.js';
import { startDiscovery } from './start-discovery.js';
import { threeTopics } from './three-topics.js';

const prefix = testPrefix();
let service: RunningService;
let seed: LibrarySeed;

beforeAll(async () => {
  seed = await threeTopics();
  service = await startDiscovery(prefix);
});
afterAll(() => service.stop());

const listed = (headers: Record<string, string> = {}, q?: string) =>
  service.call(routes.library, nobody, { headers, ...(q !== undefined && { query: { q } }) });
const topicAsked = (id: string, headers: Record<string, string> = {}) =>
  service.call(routes.topic, nobody, { params: { id }, headers });
const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

describe('the library', () => {
  it('is listed for everybody, in its own order', async () => {
    const { body } = await listed();
    expect(body.map(({ id }) => id)).toEqual(seed.topics.map(({ id }) => id));
    expect((await service.call(routes.library, aCaregiver())).body).toEqual(body);
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.1, es', 'es'],
    ['fr', 'en'],
  ] as const)(
    'is listed for %j in %s, with what a list shows',
    async (acceptLanguage, language: Language) => {
      const answer = await listed({ 'accept-language': acceptLanguage });
      const [first] = seed.topics;
      const inEnglish = { title: first?.title, summary: first?.summary };
      const inSpanish = { title: first?.title_es, summary: first?.summary_es };
      expect(answer.body[0]).toEqual({
        id: first?.id,
        category: first?.category,
        ...(language === 'es' ? inSpanish : inEnglish),
      });
      expect(answer.headers.get('vary')).toBe('accept-language');
    },
  );

  it('is searched in both languages', async () => {
    const found = async (q: string) => (await listed({}, q)).body.map(({ id }) => id);
    expect((await found('poison'))[0]).toBe('poison-and-medicine-mistakes');
    expect((await found('INTOXICACIÓN'))[0]).toBe('poison-and-medicine-mistakes');
    expect(await found('zzxqv')).toEqual([]);
    expect(await found('$where {"$gt":""}')).toEqual([]);
  });

  it('is searched by what people ask, and says which question fits', async () => {
    const [, poison] = seed.topics;
    const asked = poison?.answers[0];
    for (const lang of ['en', 'es'] as const) {
      const [first] = (await listed({ 'accept-language': lang }, asked?.question[lang])).body;
      expect(first).toMatchObject({
        id: poison?.id,
        question: { id: asked?.id, text: asked?.question[lang] },
      });
    }
    expect((await listed()).body.filter(({ question }) => question)).toEqual([]);
  });

  it('refuses an invalid search', async () => {
    const tooLong = await listed({}, 'a'.repeat(201));
    expect(tooLong.problem).toMatchObject({ status: 400, detail: 'Please search with fewer words' });
    const twice = { ...routes.library, path: '/api/library?q=a&q=b' };
    const { problem } = await service.call(twice, nobody);
    expect(problem).toMatchObject({ status: 400, detail: 'Please search with one text' });
  });

  it('shows a whole topic', async () => {
    const { body } = await topicAsked('when-to-call-911');
    expect(body.title).toEqual({ en: 'When to call 911', es: 'Cuándo llamar al 911' });
    expect(body.sources[0]).toEqual({
      title: 'MedlinePlus: Emergency Medical Services',
      url: 'https://medlineplus.gov/emergencymedicalservices.html',
      read: true,
    });
    expect((await topicAsked('advance-directives')).body.whenToCall).toBeNull();
  });

  it('shows what people ask about a topic', async () => {
    const [emergency] = seed.topics;
    const { answers = [] } = (await topicAsked('when-to-call-911')).body;
    expect(answers.map(({ id }) => id)).toEqual(emergency?.answers.map(({ id }) => id));
    expect(answers[0]).toMatchObject({
      question: emergency?.answers[0]?.question,
      answer: emergency?.answers[0]?.answer,
    });
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

describe('what a browser has in its cache', () => {
  const asked = [
    ['the list', (headers: Record<string, string>) => listed(headers)],
    ['a search', (headers: Record<string, string>) => listed(headers, 'poison')],
    ['a topic', (headers: Record<string, string>) => topicAsked('when-to-call-911', headers)],
  ] as const;

  it.each(asked)('is not sent again: %s', async (_, ask) => {
    const etag = etagOf(await ask({}));
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await ask({ 'if-none-match': known });
      expect([answer.status, etagOf(answer)]).toEqual([304, etag]);
    }
    expect((await ask({ 'if-none-match': 'W/"other", etag, "' })).status).toBe(200);
  });

  it('is separate for each language', async () => {
    const etag = etagOf(await listed({ 'accept-language': 'en' }));
    expect((await listed({ 'accept-language': 'es', 'if-none-match': etag })).status).toBe(200);
  });
});

describe('reading the library', () => {
  it('reads the documents only after they have changed', async () => {
    const documents = service.app.get(DocumentRepository);
    await listed();
    const reading = jest.spyOn(documents, 'published');
    await Promise.all([listed(), listed({ 'accept-language': 'es' }), listed({}, 'poison')]);
    expect(reading).not.toHaveBeenCalled();

    const [first, ...others] = seed.topics;
    if (!first) throw new Error('the seed is empty');
    const before = etagOf(await listed());
    const changed = { version: 2, topics: [{ ...first, title: 'When to dial 911' }, ...others] };
    await importing(service.app, changed).execute();
    const answer = await listed({ 'if-none-match': before });
    expect([answer.status, answer.body[0]?.title]).toEqual([200, 'When to dial 911']);
    await listed();
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('reads them again after a failure', async () => {
    const documents = service.app.get(DocumentRepository);
    await importing(service.app, { version: 2, topics: seed.topics }).execute();
    jest.spyOn(documents, 'published').mockRejectedValueOnce(new Error('not now'));
    expect((await listed()).status).toBe(500);
    expect((await listed()).body).toHaveLength(seed.topics.length);
  });
});

describe('passages', () => {
  const ask = (documentId: string) => service.ask(documentPassages, { by: 'coach', params: { documentId } });

  it('are answered to a service', async () => {
    const document = await ask('advance-directives');
    expect(document).toMatchObject({
      documentId: 'advance-directives',
      version: 1,
      url: '/resources/advance-directives',
    });
    expect(document?.passages.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'es']));
    expect(document?.answers).toEqual((await topicAsked('advance-directives')).body.answers);
    expect(document?.answers).not.toEqual([]);
    expect(await ask('nowhere')).toBeNull();
  });

  it('are not answered to a person', async () => {
    const headers = { [ASSERTION_HEADER]: await assertionFor('discovery', aCaregiver()) };
    const response = await fetch(`${service.url}/internal/documents/stroke-signs/passages`, { headers });
    expect(response.status).toBe(403);
  });
});

describe('the crawled pages', () => {
  let source: ContentSource;
  let approval: Approval;
  const admin = anAdmin();
  const night = () => aVisit(approval, { path: '/night', title: 'Wandering at night' });
  const noche = () =>
    aVisit(approval, { path: '/es', title: 'Caídas', text: 'Encienda una luz por la noche.', lang: 'es' });
  const pages = (q?: string, headers: Record<string, string> = {}) =>
    service.call(routes.libraryPages, nobody, { headers, ...(q !== undefined && { query: { q } }) });
  /** Searches look for changes every few seconds. */
  const later = (ms: number) => service.setTime(new Date(Date.now() + ms));
  const found = async (q?: string) => (await pages(q)).body.pages.map(({ title }) => title);

  beforeAll(async () => {
    source = await anApprovedSource(service, admin);
    approval = await approvalOf(service, source.id);
    expect((await pages()).body).toEqual({ pages: [], total: 0 });
    const crawl = pagesOf(service);
    const visits = [night(), noche(), aVisit(approval, { path: '/fr', lang: null })];
    for (const page of visits) await crawl.keep([{ page }]);
    for (const page of [night(), noche()]) await accept(service, page);
    await crawl.bumpIndexVersion();
  });

  it('are listed for everybody, the newest first, each with where it is from', async () => {
    later(5_000);
    expect((await pages()).body.total).toBe(2);
    const [first, second] = (await pages()).body.pages;
    expect([first?.title, first?.lang]).toEqual(['Caídas', 'es']);
    expect(second).toEqual({
      id: documentIdOf(night()),
      title: 'Wandering at night',
      url: 'https://care.example/night',
      lang: 'en',
      summary: 'Turn a light on at night.',
      category: source.category,
      sourceName: source.name,
      readAt: expect.any(String),
      approvedAt: expect.any(String),
    });
    const etag = etagOf(await pages());
    expect((await pages(undefined, { 'if-none-match': etag })).status).toBe(304);
  });

  it('are searched by title, headings and how they begin', async () => {
    expect(await found('wander')).toEqual(['Wandering at night']);
    expect(await found('caidas')).toEqual(['Caídas']);
    expect(await found('ENCIENDA')).toEqual(['Caídas']);
    expect(await found('zzxqv')).toEqual([]);
    expect((await pages('a'.repeat(201))).problem).toMatchObject({ status: 400 });
  });

  it('answer their passages to a service, and are gone with a stop', async () => {
    const params = { documentId: documentIdOf(noche()) };
    const ask = () => service.ask(documentPassages, { by: 'coach', params });
    expect(await ask()).toEqual({
      documentId: params.documentId,
      version: 2,
      title: { en: 'Caídas', es: 'Caídas' },
      url: 'https://care.example/es',
      page: {
        sourceId: source.id,
        sourceName: source.name,
        readAt: expect.any(String),
        acceptedAt: expect.any(String),
      },
      keywords: { en: [], es: ['At night'] },
      conditions: ['all'],
      confirmed: true,
      passages: [
        {
          id: 'es.text.0',
          lang: 'es',
          part: 'text',
          text: 'Encienda una luz por la noche.',
          heading: 'At night',
        },
      ],
    });
    await service.call(routes.stopSource, admin, { params: { id: source.id }, body: { reason: 'because' } });
    expect(await ask()).toBeNull();
    later(10_000);
    expect((await pages()).body).toEqual({ pages: [], total: 0 });
  });
});

describe('the published documents', () => {
  it('are answered to a service, each with a source that somebody has read', async () => {
    const published = await service.ask(publishedDocuments, { by: 'notifications' });
    expect(published?.map(({ documentId }) => documentId)).toEqual(seed.topics.map(({ id }) => id));
    const directives = seed.topics.find(({ id }) => id === 'advance-directives');
    const read = directives?.sources.find(({ page_read }) => page_read);
    expect(published).toContainEqual({
      documentId: 'advance-directives',
      category: 'planning',
      conditions: ['all'],
      source: { title: read?.title, url: read?.url },
    });
  });
});
