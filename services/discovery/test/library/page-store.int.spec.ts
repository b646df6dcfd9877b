import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { nobody } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LastVisit, PageStore } from '../../src/library/page-store.js';
import { documentIdOf, type PageKey, type VisitedPage } from '../../src/library/crawled-page.domain.js';
import { CrawledPageRepository } from '../../src/library/crawled-page.repository.js';
import { WithdrawOutdatedPages } from '../../src/library/withdraw-outdated-pages.js';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { anAdmin, anApprovedSource } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';
import { approvalOf, aVisit, pagesOf, type Approval } from './a-page.js';

let bus: BrokerClient;
let service: RunningService;
let crawl: PageStore;
let sources: SourceRepository;
beforeAll(async () => {
  const prefix = testPrefix();
  bus = await openBrokerClient(prefix);
  service = await startDiscovery(prefix);
  sources = service.app.get(SourceRepository);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

let sourceId: string;
let approval: Approval;
beforeEach(async () => {
  ({ id: sourceId } = await anApprovedSource(service));
  approval = await approvalOf(service, sourceId);
  crawl = pagesOf(service);
});

/** What was told of a page, each event with its version. */
const told = (place: PageKey) =>
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
const expectTold = (place: PageKey, ...events: string[]) =>
  eventually(() => expect(told(place)).toEqual(events));
const passages = (place: PageKey) =>
  service.ask(documentPassages, { by: 'coach', params: { documentId: documentIdOf(place) } });
const keep = (page: VisitedPage, before?: LastVisit | null) => crawl.keep([{ page, before }]);
const decide = (route: typeof routes.stopSource | typeof routes.approveSource | typeof routes.reviewSource) =>
  service.call(route, anAdmin(), { params: { id: sourceId }, body: { reason: 'Wrong advice' } });
const stop = () => decide(routes.stopSource);
const approveAgain = async () => {
  await decide(routes.reviewSource);
  await decide(routes.approveSource);
  approval = await approvalOf(service, sourceId);
};
/** The page as a crawl meets it under the approval that holds now. */
const metAgain = (page: VisitedPage): VisitedPage => ({
  ...page,
  fetchedAt: new Date(),
  evidence: { ...page.evidence, approvedAt: approval.approvedAt },
});
const withdrawOutdated = () => service.app.get(WithdrawOutdatedPages).run();
const documents = async () =>
  (await service.call(routes.source, anAdmin(), { params: { id: sourceId } })).body.documents;

describe('a crawled page', () => {
  it('is published when it is new or has changed, and withdrawn when it is dropped', async () => {
    const page = aVisit(approval);
    await keep(page);
    await keep({ ...page, evidence: { ...page.evidence, robotsSha256: 'other' } });
    await crawl.touch({ ...page, fetchedAt: new Date() });
    await expectTold(page, 'published');
    expect(await documents()).toBe(1);

    await keep(aVisit(approval, { text: 'Turn two lights on at night.' }));
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
    await keep(aVisit(approval));
    await expectTold(page, 'published', 'published', 'withdrawn', 'published');
  });

  it('is only pointed to while a sentence of it may stand in no answer, and admins see which', async () => {
    const withheld = async () => (await service.call(routes.withheldPages, anAdmin())).body;
    const listed = async () => (await service.call(routes.libraryPages, nobody)).body.pages;
    const page = aVisit(approval);
    await keep(page);
    expect(await withheld()).toEqual([]);

    const sentence = 'Dementia is cured by drinking bleach.';
    await keep(aVisit(approval, { text: `Turn a light on at night. ${sentence}` }));
    expect(await passages(page)).toMatchObject({
      version: 2,
      title: { en: 'Falls' },
      passages: [{ text: '', heading: 'At night' }],
    });
    expect(await withheld()).toEqual([
      {
        id: documentIdOf(page),
        title: 'Falls',
        url: page.url,
        lang: 'en',
        sentence,
        sourceName: 'Dementia guide',
        readAt: expect.any(String),
      },
    ]);
    await crawl.bumpIndexVersion();
    await eventually(async () =>
      expect((await listed()).filter(({ id }) => id === documentIdOf(page))).toMatchObject([
        { title: 'Falls', summary: '' },
      ]),
    );

    await keep(aVisit(approval, { title: 'Do not call 911 for a stroke' }));
    expect(await passages(page)).toMatchObject({ title: { en: 'care.example', es: 'care.example' } });

    await keep(aVisit(approval));
    expect(await passages(page)).toMatchObject({ passages: [{ text: 'Turn a light on at night.' }] });
    expect(await withheld()).toEqual([]);
    await expectTold(page, 'published', 'published', 'published', 'published');
    await crawl.drop(page);
  });

  it('that was kept before sentences were checked is published anew when it fails the check', async () => {
    const visit = aVisit(approval, { text: 'Stop giving the blood thinner at once, says this page.' });
    const { objected: _notThen, ...content } = visit.content;
    await keep({ ...visit, content });
    expect(await passages(visit)).toMatchObject({ passages: [{ text: content.text }] });
    await keep({ ...visit, fetchedAt: new Date() });
    expect(await passages(visit)).toMatchObject({ version: 2, passages: [{ text: '' }] });
    await crawl.drop(visit);
  });

  it('is not published in a language that Careward does not speak', async () => {
    const page = aVisit(approval, { lang: null });
    await keep(page);
    expect(await crawl.lastVisit(page)).toMatchObject({ etag: '"1"' });
    await crawl.touch(page);
    expect([await passages(page), await documents()]).toEqual([null, 0]);
    await keep(aVisit(approval));
    await keep(aVisit(approval, { lang: null }));
    await expectTold(page, 'published', 'withdrawn');
  });

  it('is decided on anew where it has changed since its visit began', async () => {
    const [first, later] = [aVisit(approval), aVisit(approval, { text: 'Turn two lights on.' })];
    const before = await crawl.lastVisit(first);
    await keep({ ...later, fetchedAt: new Date(first.fetchedAt.getTime() + 1) });
    await keep(first, before);
    expect(await passages(first)).toMatchObject({ version: 1, passages: [{ text: 'Turn two lights on.' }] });
    await expectTold(first, 'published');
  });

  it('is kept with others that are new, with others that are not, and with what another worker keeps', async () => {
    const [a, b, c] = ['/a', '/b', '/c'].map((path) => aVisit(approval, { path }));
    if (!a || !b || !c) throw new Error('there are three');
    const fresh = (page: VisitedPage) => ({ page, before: null });
    await crawl.keep([fresh(a), fresh(b)]);
    // The other worker has not seen that they are there.
    const later = aVisit(approval, { path: '/b', text: 'Turn two lights on.', at: new Date(Date.now() + 1) });
    await crawl.keep([fresh(a), fresh(later), fresh(c)]);
    await expectTold(a, 'published');
    await expectTold(b, 'published', 'published');
    await expectTold(c, 'published');
    expect(await passages(b)).toMatchObject({ passages: [{ text: 'Turn two lights on.' }] });
    expect(await documents()).toBe(3);
  });

  it('is what the latest visit read when workers keep it at once', async () => {
    const visits = [1, 2, 3, 4].map((n) =>
      aVisit(approval, { text: `This is text ${n}.`, at: new Date(Date.now() + n) }),
    );
    await Promise.all(visits.map((visit) => keep(visit)));
    const [page] = visits;
    if (!page) throw new Error('there are visits');
    const stored = await passages(page);
    expect(stored?.passages).toMatchObject([{ text: 'This is text 4.' }]);
    await expectTold(page, ...Array.from({ length: stored?.version ?? 0 }, () => 'published'));
  });
});

describe('the pages of a source that is stopped', () => {
  it('are withdrawn, and come back with a crawl after a new approval, changed or not', async () => {
    const pages = ['/a', '/b', '/c'].map((path) => aVisit(approval, { path }));
    for (const page of pages) await keep(page);
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
    await crawl.touch(metAgain(same));
    await keep(metAgain(changed));
    await crawl.removePagesNotSeen({ sourceId, jobId: same.evidence.jobId }, (url) => url === changed.url);
    for (const page of [same, changed]) await expectTold(page, 'published', 'withdrawn', 'published');
    expect(told(lost)).toEqual(['published', 'withdrawn']);
    expect(await documents()).toBe(2);
  });

  it('are withdrawn also when it was approved again meanwhile, except what a new crawl has met', async () => {
    const [met, unmet] = [aVisit(approval, { path: '/met' }), aVisit(approval, { path: '/unmet' })];
    await keep(met);
    await keep(unmet);
    await stop();
    await approveAgain();
    await crawl.touch(metAgain(met));
    await withdrawOutdated();
    expect([(await passages(met))?.version, await passages(unmet)]).toEqual([expect.any(Number), null]);
    await eventually(() => {
      expect(told(met).at(-1)).toBe('published');
      expect(told(unmet)).toEqual(['published', 'withdrawn']);
    });
  });

  it('are withdrawn also when a worker keeps one while it is stopped', async () => {
    const page = aVisit(approval);
    await stop();
    await withdrawOutdated();
    await keep(page);
    expect(await passages(page)).toBeNull();
    // As the run does that kept it, or the next decision.
    await sources.markStatusChanged(sourceId);
    await withdrawOutdated();
    await expectTold(page, 'published', 'withdrawn');
  });
});

describe('the readers of the library', () => {
  it('are told once of what was published since they were told', async () => {
    // An object of its own: the service counts with its repository when it withdraws pages.
    const pages: CrawledPageRepository = Object.create(service.app.get(CrawledPageRepository));
    const count = jest.spyOn(pages, 'countPublication');
    crawl = pagesOf(service, pages);
    await crawl.bumpIndexVersion();
    expect(count).not.toHaveBeenCalled();
    const [page, other] = [aVisit(approval), aVisit(approval, { path: '/other' })];
    for (const each of [page, other, page]) await keep(each);
    expect(count).not.toHaveBeenCalled();
    count.mockRejectedValueOnce(new Error('the database is away'));
    await expect(crawl.bumpIndexVersion()).rejects.toThrow('away');
    for (let n = 0; n < 2; n++) await crawl.bumpIndexVersion();
    expect(count).toHaveBeenCalledTimes(2);
  });
});
