import { pageScreening } from '@careward/contracts/coach/internal-calls';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { Database } from '@careward/platform/mongo/database';
import type { Connection } from 'mongoose';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type CrawledPageDocument,
  documentIdOf,
  type VisitedPage,
} from '../../src/library/crawled-page.domain.js';
import { migrations } from '../../src/migrations.js';
import { JudgePages } from '../../src/library/judge-pages.js';
import { versionOf } from '../../src/library/page-review.domain.js';
import { anAdmin, anApprovedSource } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';
import { approvalOf, aVisit, pagesOf, type Approval } from './a-page.js';

const admin = anAdmin();
let service: RunningService;
let approval: Approval;

beforeAll(async () => {
  service = await startDiscovery(testPrefix());
});
afterAll(() => service.stop());
beforeEach(async () => {
  jest.restoreAllMocks();
  approval = await approvalOf(service, (await anApprovedSource(service, admin)).id);
});

/** The coach is not there, or doubts every sentence and pair with one of these words. It fails on what it cannot judge. */
function coachDoubts(...words: string[] | [null]) {
  const client = service.app.get(ServiceClient);
  const isAway = words[0] === null;
  jest
    .spyOn(client, 'reach')
    .mockImplementation(() => (isAway ? Promise.reject(new ServiceUnreachable('away')) : Promise.resolve()));
  jest.spyOn(client, 'ask').mockImplementation(async (call, question) => {
    if (call.path !== pageScreening.path) return null;
    const { texts } = (question as { body: { texts: string[] } }).body;
    if (isAway || texts.some((text) => text.includes('unjudgeable'))) throw new ServiceUnreachable('failed');
    const found = [...texts.entries()].filter(([, text]) => words.some((word) => text.includes(word ?? '')));
    return { doubtful: found.map(([at]) => at) };
  });
}
const judge = async (...words: string[] | [null]) => {
  coachDoubts(...words);
  await service.app.get(JudgePages).run();
};

const keep = async (...pages: VisitedPage[]) => {
  for (const page of pages) await pagesOf(service).keep([{ page }]);
};
const waiting = async (query: Record<string, string> = {}) =>
  (
    await service.call(routes.waitingPages, admin, { query: { source: approval.sourceId, ...query } })
  ).body.pages.map(({ url, state, doubt }) => [new URL(url).pathname, state, doubt]);
const counts = async () =>
  (await service.call(routes.waitingCounts, admin)).body.find(
    ({ sourceId }) => sourceId === approval.sourceId,
  );
const review = (page: VisitedPage) =>
  service.call(routes.pageReview, admin, { params: { id: documentIdOf(page) } });
const acceptance = (page: VisitedPage, by = admin) =>
  service.call(routes.acceptPage, by, {
    params: { id: documentIdOf(page) },
    body: { sha256: versionOf(page.content) },
  });
const acceptClean = async (...pages: VisitedPage[]) =>
  (
    await service.call(routes.acceptCleanPages, admin, {
      body: { pages: pages.map((page) => ({ id: documentIdOf(page), sha256: versionOf(page.content) })) },
    })
  ).body;
const quoted = async (page: VisitedPage) =>
  (
    await service.ask(documentPassages, { by: 'coach', params: { documentId: documentIdOf(page) } })
  )?.passages.map(({ text }) => text);
const aClean = (path: string, more = {}) => aVisit(approval, { path, ...more });
const aDoubtful = (path: string) => aVisit(approval, { path, text: 'Some say that bleach cures dementia.' });

describe('the pages that wait for a look', () => {
  it('are listed with the doubtful ones first, then those that are not judged, the newest first', async () => {
    await keep(aClean('/old'), aDoubtful('/bleach'), aClean('/soft', { text: 'A loving act. So be it.' }));
    const rest = ['/old', '/soft'].map((path) => [path, 'unjudged', null]).toReversed();
    expect(await waiting()).toEqual([
      ['/bleach', 'doubtful', 'Some say that bleach cures dementia.'],
      ...rest,
    ]);
    await expect(judge(null)).rejects.toThrow('away');
    expect((await waiting()).slice(1)).toEqual(rest);
    await judge('loving');
    await keep(aClean('/new'));
    expect(await waiting()).toEqual([
      ['/soft', 'doubtful', 'A loving act.'],
      ['/bleach', 'doubtful', 'Some say that bleach cures dementia.'],
      ['/new', 'unjudged', null],
      ['/old', 'clean', null],
    ]);
    expect(await waiting({ state: 'clean' })).toEqual([['/old', 'clean', null]]);
    expect(await counts()).toEqual({ sourceId: approval.sourceId, doubtful: 2, unjudged: 1, clean: 1 });
    await acceptance(aClean('/old'));
    expect(await counts()).toMatchObject({ doubtful: 2, unjudged: 1, clean: 0 });
  });

  it('are judged, however many newer ones the coach fails on, and none where it is away', async () => {
    await keep(aClean('/old'));
    const newer = ['/a', '/b', '/c', '/d'];
    await keep(...newer.map((path) => aClean(path, { text: 'An unjudgeable text.' })));
    await expect(judge(null)).rejects.toThrow('away');
    expect(service.app.get(ServiceClient).ask).not.toHaveBeenCalled();
    await expect(judge()).rejects.toThrow('failed');
    expect(await waiting({ state: 'clean' })).toEqual([['/old', 'clean', null]]);
    await keep(...newer.map((path) => aClean(path)));
  });

  it('are listed in parts, each after the one before', async () => {
    const paths = Array.from({ length: 102 }, (_, n) => `/${n}`);
    await pagesOf(service).keep(paths.map((path) => ({ page: aClean(path), before: null })));
    const part = async (before?: string) =>
      (
        await service.call(routes.waitingPages, admin, {
          query: { source: approval.sourceId, ...(before && { before }) },
        })
      ).body;
    const first = await part();
    const second = await part(first.next ?? '');
    expect([first.pages.length, second.pages.length, second.next]).toEqual([100, 2, null]);
    const ids = [...first.pages, ...second.pages].map(({ id }) => id);
    expect(new Set(ids).size).toBe(102);
  });

  it('are none of a source that is stopped', async () => {
    const page = aClean('/');
    await keep(page);
    const { sourceId: id } = approval;
    await service.call(routes.stopSource, admin, { params: { id }, body: { reason: 'because' } });
    expect([await waiting(), await counts()]).toEqual([[], undefined]);
    expect([(await review(page)).status, (await acceptance(page)).status]).toEqual([404, 404]);
    expect(await acceptClean(page)).toEqual({ accepted: 0, left: 1 });
    expect(await quoted(page)).toBeUndefined();
  });
});

describe('a page that was published before super admins looked at pages', () => {
  it('is pointed to, and waits for a look since the migration', async () => {
    const page = aClean('/', { text: 'Keep the floor dry. Ask for help.' });
    const database = service.app.get<Connection>(Database);
    await database.collection<CrawledPageDocument>('crawled_pages').insertOne({
      _id: documentIdOf(page),
      ...page,
      version: 3,
      published: true,
      publishedAt: new Date(),
      outbox: [],
      events: 3,
    });
    expect(await quoted(page)).toEqual(['']);
    await migrations.find(({ name }) => name === 'crawled-pages-looked-at')?.up(database);
    expect(await waiting()).toEqual([['/', 'unjudged', null]]);
    await acceptance(page);
    expect(await quoted(page)).toEqual([page.content.text]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a look at a page', () => {
  const lines = async (page: VisitedPage) =>
    (await review(page)).body.lines.map(
      ({ kind, text, isDoubtful }) =>
        `${{ added: '+', removed: '-', unchanged: ' ' }[kind]}${isDoubtful ? '!' : ' '}${text}`,
    );

  it('shows all sentences of a new one, and then what has changed since it was accepted', async () => {
    const first = aClean('/', { text: 'Turn a light on. Keep the floor dry. Ask for help.' });
    await keep(first);
    expect(await lines(first)).toEqual([
      '+ Falls',
      '+ Turn a light on.',
      '+ Keep the floor dry.',
      '+ Ask for help.',
    ]);
    await acceptance(first);
    const second = aClean('/', { text: 'Turn a light on. Drink bleach for it. Ask for help.' });
    await keep(second);
    expect(await lines(second)).toEqual([
      '  Falls',
      '  Turn a light on.',
      '- Keep the floor dry.',
      '+!Drink bleach for it.',
      '  Ask for help.',
    ]);
    expect(await quoted(first)).toEqual([first.content.text]);
    const { body } = await review(second);
    expect(body).toMatchObject({
      state: 'doubtful',
      isNew: false,
      sha256: versionOf(second.content),
      doubt: 'Drink bleach for it.',
      audit: [{ by: { id: admin.userId }, sha256: versionOf(first.content), doubts: 0 }],
    });
  });

  it('marks both sentences of a doubtful pair, by the rules or by the screen', async () => {
    const page = aClean('/', { text: 'Be kind. Go to sleep together. Never wake up. Keep calm.' });
    await keep(page);
    await judge('together. Never');
    expect(await lines(page)).toEqual([
      '+ Falls',
      '+ Be kind.',
      '+!Go to sleep together.',
      '+!Never wake up.',
      '+ Keep calm.',
    ]);
  });
});

describe('accepting a page', () => {
  it('makes it quotable, once for two who do so at once, and says in the audit who did', async () => {
    const page = aDoubtful('/');
    await keep(page);
    const other = anAdmin();
    const both = await Promise.all([acceptance(page), acceptance(page, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await acceptance(page)).status).toBe(200);
    expect(await quoted(page)).toEqual([page.content.text]);
    const { audit, state } = (await review(page)).body;
    expect([state, audit.length, audit[0]?.doubts]).toEqual(['accepted', 1, 1]);
    expect([admin.userId, other.userId]).toContain(audit[0]?.by.id);
    expect(await waiting()).toEqual([]);
  });

  it('is refused for a text that has changed since it was looked at, or of which there is none', async () => {
    const [seen, changed] = [aClean('/'), aClean('/', { text: 'Turn two lights on.' })];
    await keep(seen, changed);
    const { problem } = await acceptance(seen);
    expect([problem.status, problem.code]).toEqual([409, 'page-changed']);
    expect(problem.detail).toMatch(/changed since you opened it\. Please look at the new text/);
    expect(await quoted(seen)).toEqual(['']);
    // The title is part of what is looked at.
    await keep(aClean('/', { title: 'Call 1-800-555-0199', text: 'Turn two lights on.' }));
    expect((await acceptance(changed)).status).toBe(409);
    expect((await acceptance(aClean('/nowhere'))).status).toBe(404);
    const params = { id: documentIdOf(seen) };
    for (const body of [{}, { sha256: 'x' }, { sha256: 7 }, []])
      expect((await service.call(routes.acceptPage, admin, { params, body })).status).toBe(400);
  });

  it('takes all clean ones as they were shown, and leaves what has changed or is not clean', async () => {
    const [clean, changed, doubtful, unjudged] = [
      aClean('/clean'),
      aClean('/changed'),
      aDoubtful('/doubtful'),
      aClean('/unjudged'),
    ];
    await keep(clean, changed, doubtful);
    await judge();
    await keep(unjudged, aClean('/changed', { text: 'Ending it all together can be a loving act.' }));
    const gone = aClean('/gone');
    expect(await acceptClean(clean, changed, doubtful, unjudged, gone)).toEqual({ accepted: 1, left: 4 });
    expect(await quoted(clean)).toEqual([clean.content.text]);
    for (const page of [changed, doubtful, unjudged]) expect(await quoted(page)).toEqual(['']);
  });
});
