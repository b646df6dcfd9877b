import { Clock } from '@careward/platform/app/clock';
import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentIdOf, type Place } from '../../src/library/pages/crawled-page.domain.js';
import type { CrawledPageRepository } from '../../src/library/pages/crawled-page.repository.js';
import { GatheringOutbox } from '../../src/library/pages/gathering-outbox.js';
import { PublishPages } from '../../src/library/pages/publish-pages.js';
import { WithdrawOutdatedPage } from '../../src/library/pages/withdraw-outdated-page.js';
import { WithdrawOutdatedPages } from '../../src/library/pages/withdraw-outdated-pages.js';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { anAdmin, anApprovedSource } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';
import { aVisit, pagesOf } from './a-page.js';

let bus: TestBus;
let service: RunningService;
let crawl: PublishPages;
let sources: SourceRepository;
beforeAll(async () => {
  const prefix = testPrefix();
  bus = await openTestBus(prefix);
  service = await startDiscovery(prefix);
  sources = service.app.get(SourceRepository);
  crawl = pagesOf(service);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

let sourceId: string;
beforeEach(async () => {
  ({ id: sourceId } = await anApprovedSource(service));
});

/** What was told of a page, each event with its version. */
const told = (place: Place) =>
  bus.events
    .filter(({ subject }) => subject === documentIdOf(place))
    .map(({ type, sequence, data }) => {
      expect(sequence).toBe((data as { version: number }).version);
      return type === documentPublished.type
        ? 'published'
        : type === documentWithdrawn.type
          ? 'withdrawn'
          : type;
    });
const expectTold = (place: Place, ...events: string[]) =>
  eventually(() => expect(told(place)).toEqual(events));
const passages = (place: Place) =>
  service.ask(documentPassages, { by: 'coach', params: { documentId: documentIdOf(place) } });
const decide = (route: typeof routes.stopSource | typeof routes.approveSource | typeof routes.reviewSource) =>
  service.call(route, anAdmin(), { params: { id: sourceId }, body: { reason: 'Wrong advice' } });
const stop = () => decide(routes.stopSource);
const approveAgain = async () => {
  await decide(routes.reviewSource);
  await decide(routes.approveSource);
};
const withdrawOutdated = () => service.app.get(WithdrawOutdatedPages).run();
const documents = async () =>
  (await service.call(routes.source, anAdmin(), { params: { id: sourceId } })).body.documents;

describe('a crawled page', () => {
  it('is published when it is new or has changed, and withdrawn when it is dropped', async () => {
    const page = aVisit(sourceId);
    await crawl.keep(page);
    await crawl.keep({ ...page, evidence: { ...page.evidence, robotsSha256: 'other' } });
    await crawl.touch({ ...page, fetchedAt: new Date() });
    await expectTold(page, 'published');
    expect(await documents()).toBe(1);

    await crawl.keep(aVisit(sourceId, { text: 'Turn two lights on at night.' }));
    expect(await passages(page)).toMatchObject({
      version: 2,
      url: page.url,
      page: { sourceId, sourceName: 'Dementia guide', readAt: expect.any(String) },
      passages: [{ id: 'en.text.0', text: 'Turn two lights on at night.', heading: 'At night' }],
    });

    await crawl.drop(page);
    await crawl.drop(page);
    await crawl.touch(page);
    expect([await passages(page), await documents()]).toEqual([null, 0]);
    // Nothing is left that a 304 could follow: it would bring back what may not be kept.
    expect(await crawl.lastVisit(page)).toMatchObject({
      etag: null,
      lastModified: null,
      links: [],
      content: null,
    });
    await crawl.keep(aVisit(sourceId));
    await expectTold(page, 'published', 'published', 'withdrawn', 'published');
  });

  it('is not published in a language that Careward does not speak', async () => {
    const page = aVisit(sourceId, { lang: null });
    await crawl.keep(page);
    expect(await crawl.lastVisit(page)).toMatchObject({ etag: '"1"' });
    await crawl.touch(page);
    expect([await passages(page), await documents()]).toEqual([null, 0]);
    await crawl.keep(aVisit(sourceId));
    await crawl.keep(aVisit(sourceId, { lang: null }));
    await expectTold(page, 'published', 'withdrawn');
  });

  it('is decided on anew where it has changed since its visit began', async () => {
    const [first, later] = [aVisit(sourceId), aVisit(sourceId, { text: 'Turn two lights on.' })];
    const before = await crawl.lastVisit(first);
    await crawl.keep({ ...later, fetchedAt: new Date(first.fetchedAt.getTime() + 1) });
    await crawl.keep(first, before);
    expect(await passages(first)).toMatchObject({ version: 1, passages: [{ text: 'Turn two lights on.' }] });
    await expectTold(first, 'published');
  });

  it('is what the latest visit read when workers keep it at once', async () => {
    const visits = [1, 2, 3, 4].map((n) =>
      aVisit(sourceId, { text: `This is text ${n}.`, at: new Date(Date.now() + n) }),
    );
    await Promise.all(visits.map((visit) => crawl.keep(visit)));
    const [page] = visits;
    if (!page) throw new Error('there are visits');
    const stored = await passages(page);
    expect(stored?.passages).toMatchObject([{ text: 'This is text 4.' }]);
    await expectTold(page, ...Array.from({ length: stored?.version ?? 0 }, () => 'published'));
  });
});

describe('the pages of a source that is stopped', () => {
  it('are withdrawn, and come back with a crawl after a new approval, changed or not', async () => {
    const pages = ['/a', '/b', '/c'].map((path) => aVisit(sourceId, { path }));
    for (const page of pages) await crawl.keep(page);
    await stop();
    for (const page of pages) expect(await passages(page)).toBeNull();
    expect(await documents()).toBe(0);
    await withdrawOutdated();
    for (const page of pages) await expectTold(page, 'published', 'withdrawn');
    expect((await sources.withChangedStatus()).map(({ id }) => id)).not.toContain(sourceId);

    await approveAgain();
    const [same, changed, lost] = pages;
    if (!same || !changed || !lost) throw new Error('there are three');
    expect(await passages(same)).toBeNull();
    await crawl.touch(same);
    await crawl.keep({ ...changed, fetchedAt: new Date() });
    await crawl.dropUnmet({ sourceId, jobId: same.evidence.jobId }, (url) => url === changed.url);
    for (const page of [same, changed]) await expectTold(page, 'published', 'withdrawn', 'published');
    expect(told(lost)).toEqual(['published', 'withdrawn']);
    expect(await documents()).toBe(2);
  });

  it('are withdrawn also when it was approved again meanwhile, except what a new crawl has met', async () => {
    const [met, unmet] = [aVisit(sourceId, { path: '/met' }), aVisit(sourceId, { path: '/unmet' })];
    await crawl.keep(met);
    await crawl.keep(unmet);
    await stop();
    await approveAgain();
    await crawl.touch(met);
    await withdrawOutdated();
    expect([(await passages(met))?.version, await passages(unmet)]).toEqual([expect.any(Number), null]);
    await eventually(() => {
      expect(told(met).at(-1)).toBe('published');
      expect(told(unmet)).toEqual(['published', 'withdrawn']);
    });
  });

  it('are withdrawn also when a worker keeps one while it is stopped', async () => {
    const page = aVisit(sourceId);
    const approvedAt = await sources.approvedAt(sourceId);
    await stop();
    await withdrawOutdated();
    const asked = jest.spyOn(sources, 'approvedAt').mockResolvedValueOnce(approvedAt);
    await crawl.keep(page);
    await expectTold(page, 'published', 'withdrawn');

    // A worker that dies before it looks again: its page is not shown, and goes with the next decision.
    asked.mockResolvedValueOnce(approvedAt).mockResolvedValueOnce(approvedAt);
    await crawl.keep(aVisit(sourceId));
    asked.mockRestore();
    expect(await passages(page)).toBeNull();
    await decide(routes.reviewSource);
    await withdrawOutdated();
    await expectTold(page, 'published', 'withdrawn', 'published', 'withdrawn');
  });
});

describe('pages that are written one after the other', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are counted together, none of them left out', async () => {
    const countPublication = jest.fn(async () => undefined);
    const stored = { change: async () => true, countPublication } as unknown as CrawledPageRepository;
    const pages = new PublishPages(stored, sources, service.app.get(WithdrawOutdatedPage), new Clock());
    for (let n = 0; n < 5; n++) await pages.drop(aVisit(sourceId));
    expect(countPublication).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(countPublication).toHaveBeenCalledTimes(2);
  });

  it('have their events published together, in their order', () => {
    const publish = jest.fn();
    const outbox = new GatheringOutbox({ publish });
    outbox.publish('pages', 'a');
    outbox.publish('pages', 'b');
    expect(publish).not.toHaveBeenCalled();
    jest.runAllTimers();
    outbox.publish('pages', 'c');
    jest.runAllTimers();
    expect(publish.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c']);
  });
});
