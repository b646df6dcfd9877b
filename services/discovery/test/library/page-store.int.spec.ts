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
import { accept, approvalOf, aVisit, pagesOf, type Approval } from './a-page.js';

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

    const changed = aVisit(approval, { text: 'Turn two lights on at night.' });
    await keep(changed);
    await accept(service, changed);
    expect(await passages(page)).toMatchObject({
      version: 3,
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
    await keep(changed);
    await expectTold(page, 'published', 'published', 'published', 'withdrawn', 'published');
    // Its text was deleted, and with it that somebody had accepted it.
    expect(await passages(page)).toMatchObject({ passages: [{ text: '' }] });
  });

  it('is only pointed to, by its title and headings, until a super admin has accepted what it says', async () => {
    const listed = async () => (await service.call(routes.libraryPages, nobody)).body.pages;
    const page = aVisit(approval);
    await keep(page);
    const pointedTo = { title: { en: 'Falls' }, keywords: { en: ['At night'] } };
    expect(await passages(page)).toMatchObject({
      ...pointedTo,
      passages: [{ text: '', heading: 'At night' }],
    });
    expect((await passages(page))?.page).not.toHaveProperty('acceptedAt');
    await crawl.bumpIndexVersion();
    await eventually(async () =>
      expect((await listed()).filter(({ id }) => id === documentIdOf(page))).toMatchObject([
        { title: 'Falls', summary: '' },
      ]),
    );

    await accept(service, page);
    expect(await passages(page)).toMatchObject({
      version: 2,
      page: { readAt: page.fetchedAt.toISOString(), acceptedAt: expect.any(String) },
      passages: [{ text: 'Turn a light on at night.' }],
    });
    await eventually(async () =>
      expect((await listed()).filter(({ id }) => id === documentIdOf(page))).toMatchObject([
        { title: 'Falls', summary: 'Turn a light on at night.' },
      ]),
    );
    const later = { ...page, fetchedAt: new Date(Date.now() + 1_000) };
    await keep(later);
    await crawl.touch(later);
    expect(await passages(page)).toMatchObject({
      version: 2,
      page: { readAt: later.fetchedAt.toISOString() },
      passages: [{ text: 'Turn a light on at night.' }],
    });
    await expectTold(page, 'published', 'published');

    const called = aVisit(approval, {
      title: 'Do not call 911 for a stroke',
      at: new Date(Date.now() + 2_000),
    });
    await crawl.drop(page);
    await keep(called);
    expect(await passages(page)).toMatchObject({ title: { en: 'care.example', es: 'care.example' } });
    await crawl.drop(page);
  });

  it('is quoted as it was accepted while a newer version of it waits', async () => {
    const page = aVisit(approval, { at: new Date(Date.now() - 10_000) });
    await keep(page);
    await accept(service, page);
    const readAgain = new Date(Date.now() - 5_000);
    await crawl.touch({ ...page, fetchedAt: readAgain });
    const newer = aVisit(approval, { title: 'Fallen', text: 'Ending it all together can be a loving act.' });
    await keep(newer);
    const asAccepted = {
      title: { en: 'Falls' },
      page: { readAt: readAgain.toISOString() },
      passages: [{ text: 'Turn a light on at night.' }],
    };
    expect(await passages(page)).toMatchObject(asAccepted);
    await keep({ ...newer, ...aVisit(approval, { text: 'A third text.' }) });
    expect(await passages(page)).toMatchObject(asAccepted);

    const back = { ...page, fetchedAt: new Date(Date.now() + 1_000) };
    await keep(back);
    expect(await passages(page)).toMatchObject({
      ...asAccepted,
      page: { readAt: back.fetchedAt.toISOString() },
    });
    await crawl.drop(page);
    expect(await passages(page)).toBeNull();
  });

  it('waits for another look when rules object to it that came later', async () => {
    const visit = aVisit(approval);
    await keep(visit);
    await accept(service, visit);
    const [sentence] = [visit.content.text];
    const objected = {
      ...visit,
      fetchedAt: new Date(Date.now() + 1_000),
      content: { ...visit.content, objected: { sentence, objection: 'order' as const } },
    };
    await keep(objected);
    expect(await passages(visit)).toMatchObject({ passages: [{ text: '' }] });
    await accept(service, objected);
    expect(await passages(visit)).toMatchObject({ passages: [{ text: sentence }] });
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
    await accept(service, later);
    expect(await passages(first)).toMatchObject({ version: 2, passages: [{ text: 'Turn two lights on.' }] });
    await expectTold(first, 'published', 'published');
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
    await accept(service, later);
    expect(await passages(b)).toMatchObject({ passages: [{ text: 'Turn two lights on.' }] });
    expect(await documents()).toBe(3);
  });

  it('is what the latest visit read when workers keep it at once', async () => {
    const visits = [1, 2, 3, 4].map((n) =>
      aVisit(approval, { text: `This is text ${n}.`, at: new Date(Date.now() + n) }),
    );
    await Promise.all(visits.map((visit) => keep(visit)));
    const [page, last] = [visits[0], visits.at(-1)];
    if (!page || !last) throw new Error('there are visits');
    await accept(service, last);
    const stored = await passages(page);
    expect(stored?.passages).toMatchObject([{ text: 'This is text 4.' }]);
    await expectTold(page, ...Array.from({ length: stored?.version ?? 0 }, () => 'published'));
  });
});

describe('the pages of a source that is stopped', () => {
  it('are withdrawn, and come back with a crawl after a new approval, changed or not', async () => {
    const pages = ['/a', '/b', '/c'].map((path) => aVisit(approval, { path }));
    for (const page of pages) await keep(page);
    for (const page of pages) await accept(service, page);
    await stop();
    for (const page of pages) expect(await passages(page)).toBeNull();
    expect(await documents()).toBe(0);
    await withdrawOutdated();
    for (const page of pages) await expectTold(page, 'published', 'published', 'withdrawn');
    expect((await sources.withChangedStatus()).map(({ id }) => id)).not.toContain(sourceId);

    await approveAgain();
    const [same, changed, lost] = pages;
    if (!same || !changed || !lost) throw new Error('there are three');
    expect(await passages(same)).toBeNull();
    await crawl.touch(metAgain(same));
    await keep(metAgain(changed));
    await crawl.removePagesNotSeen({ sourceId, jobId: same.evidence.jobId }, (url) => url === changed.url);
    for (const page of [same, changed]) {
      await expectTold(page, 'published', 'published', 'withdrawn', 'published');
      // Somebody has looked at that very text.
      expect(await passages(page)).toMatchObject({ passages: [{ text: 'Turn a light on at night.' }] });
    }
    expect(told(lost)).toEqual(['published', 'published', 'withdrawn']);
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
