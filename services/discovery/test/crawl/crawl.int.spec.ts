import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { Resources } from '@careward/platform/app/shut-down';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { CrawledPageDocument } from '../../src/library/crawled-page.domain.js';
import type { Job } from '../../src/jobs/job.domain.js';
import { JobRepository } from '../../src/jobs/job.repository.js';
import { StopGuard } from '../../src/crawl/stop-guard.js';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { anAdmin } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';
import { aPage, startSite, type Site } from './a-site.js';
import {
  anApprovedSite,
  crawlNow,
  crawlsOnly,
  endOf,
  jobOf,
  startCrawlWorker,
  type RunningWorker,
} from './crawling.js';

const admin = anAdmin();
let site: Site;
/** A site of its own, since what its robots.txt says is remembered. */
let closed: Site;
let neighbour: Site;
/** Its robots.txt asks for a second between two requests. */
let careful: Site;
let service: RunningService;
let worker: RunningWorker;
const prefix = testPrefix();

/** The site keeps its address, and each test its pages. */
beforeAll(async () => {
  const sites = await Promise.all(Array.from({ length: 4 }, () => startSite({})));
  [site, closed, neighbour, careful] = sites as [Site, Site, Site, Site];
  const crawled = crawlsOnly(sites.map(({ host }) => host).join(','));
  service = await startDiscovery(prefix, undefined, crawled);
  worker = await startCrawlWorker(prefix, crawled);
});
afterAll(async () => {
  await worker.stop();
  await service.stop();
  await Promise.all([site, closed, neighbour, careful].map((each) => each.stop()));
});
beforeEach(() => {
  site.asked.length = 0;
});

let sourceId: string;
afterEach(async () => {
  const params = { id: sourceId };
  await service.call(routes.stopSource, admin, { params, body: { reason: 'The test is over' } });
});

async function crawl(pages: Site['pages'], at = site) {
  at.pages = pages;
  // The approval makes a source due; the crawl of a test is the one that it asks for.
  sourceId = await anApprovedSite(service, at.url);
  return crawlNow(service, sourceId);
}

const kept = (id = sourceId) =>
  service.app
    .get<Connection>(Database)
    .collection<CrawledPageDocument>('crawled_pages')
    .find({ sourceId: id, content: { $ne: null } })
    .toArray();
/** Path and version of each. */
const published = async () =>
  (await kept())
    .filter((page) => page.published)
    .map(({ url, version }) => [new URL(url).pathname, version])
    .sort();
const keptPaths = async () => (await kept()).map(({ url }) => new URL(url).pathname).sort();

describe('a crawl', () => {
  it('keeps each page of the source once, and tells why it refused the others', async () => {
    const { id } = await crawl({
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: `User-agent: *\nDisallow: /private\nSitemap: ${site.url}/sitemap.xml\n`,
      },
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.url}/mapped</loc></url></urlset>`,
      },
      '/': aPage('Care at home', [
        '/falls',
        '/copy',
        '/private/a',
        '/hidden',
        '/moved',
        '/gone',
        'https://other.example/',
        '/no-ai',
      ]),
      '/falls': aPage('Falls', ['/', '/deep']),
      '/copy': aPage('Falls', ['/']),
      '/deep': aPage('Deep water', ['/deeper']),
      '/mapped': aPage('Maps and ways'),
      '/hidden': aPage('Hidden things', [], { head: '<meta name="robots" content="noindex">' }),
      '/no-ai': aPage('Other uses', [], { head: '<meta name="robots" content="noai">' }),
      '/moved': { status: 301, headers: { location: '/new-place' } },
      '/new-place': aPage('The new place'),
    });
    const job = await endOf(service, id);
    expect(job).toMatchObject({ status: 'completed', progressPercent: 100, reason: null });
    // Of two pages with one text the one that was read first is kept.
    const paths = (await keptPaths()).map((path) => (path === '/copy' ? '/falls' : path));
    expect(paths.sort()).toEqual(['/', '/deep', '/falls', '/mapped', '/new-place']);
    expect(new Set(job.refusedBy.map(({ reason, count }) => `${reason} ${count}`))).toEqual(
      new Set([
        'robots 1',
        'duplicate 1',
        'noindex 1',
        'no-ai-input 1',
        'http-error 1',
        'other-host 1',
        'depth 1',
      ]),
    );
    expect(job.refused).toContainEqual({ url: `${site.url}/private/a`, reason: 'robots', robotsLine: 2 });
    expect(job.urlsProcessed).toBe(job.urlsDiscovered);
    // Each URL was asked for once, and none that may not be.
    expect(new Set(site.asked).size).toBe(site.asked.length);
    for (const path of ['/private/a', '/deeper']) expect(site.asked).not.toContain(path);
  });

  it('asks again only for what has changed', async () => {
    const etag = '"one"';
    const pages: Site['pages'] = {
      '/': (request) =>
        request.headers['if-none-match'] === etag
          ? { status: 304 }
          : {
              ...(aPage('Care at home', ['/next']) as object),
              headers: { etag, 'content-type': 'text/html' },
            },
      '/next': aPage('The next page'),
    };
    const first = await endOf(service, (await crawl(pages)).id);
    const [before] = await kept();
    const again = await endOf(service, (await crawlNow(service, sourceId)).id);
    expect(again).toMatchObject({ status: 'completed', urlsSucceeded: first.urlsSucceeded });
    const after = (await kept()).find(({ url }) => url === before?.url);
    expect(after).toMatchObject({ content: before?.content, evidence: { jobId: again.id } });
    expect(await keptPaths()).toEqual(['/', '/next']);
  });

  it('publishes what it keeps, and withdraws what the site does not have any more', async () => {
    const links = ['/stays', '/changes', '/hides', '/goes', '/moves', '/fails', '/lost'];
    const pages = Object.fromEntries(links.map((path) => [path, aPage(`About ${path}`)]));
    await endOf(service, (await crawl({ ...pages, '/': aPage('Care at home', links) })).id);
    expect(await published()).toEqual(['/', ...links].map((path) => [path, 1]).sort());

    site.pages = {
      ...pages,
      '/': aPage('Care at home', links.slice(0, -1)),
      '/changes': aPage('Something else'),
      '/hides': aPage('About /hides', [], { head: '<meta name="robots" content="noindex">' }),
      '/goes': { status: 410 },
      '/moves': { status: 301, headers: { location: '/stays' } },
      '/fails': { status: 500 },
    };
    await endOf(service, (await crawlNow(service, sourceId)).id);
    expect(await published()).toEqual([
      ['/', 1],
      ['/changes', 2],
      ['/fails', 1],
      ['/stays', 1],
    ]);
  });

  it('keeps the pages of a link list or sitemap that could not be read this time', async () => {
    const map = (path: string) => `<urlset><url><loc>${site.url}${path}</loc></url></urlset>`;
    const pages: Site['pages'] = {
      '/robots.txt': { body: `Sitemap: ${site.url}/sitemap.xml` },
      '/sitemap.xml': { body: map('/mapped') },
      '/': aPage('Care at home', ['/list', '/left']),
      '/list': aPage('A list', ['/listed']),
      ...Object.fromEntries(['/listed', '/mapped', '/left'].map((path) => [path, aPage(`About ${path}`)])),
    };
    await endOf(service, (await crawl(pages)).id);
    const all = [['/', 1], ...['/left', '/list', '/listed', '/mapped'].map((path) => [path, 1])];
    expect(await published()).toEqual(all);

    site.pages = { ...pages, '/list': { status: 500 }, '/': aPage('Care at home', ['/list']) };
    await endOf(service, (await crawlNow(service, sourceId)).id);
    expect(await published()).toEqual(all.filter(([path]) => path !== '/left'));

    site.pages = { ...pages, '/sitemap.xml': { status: 500 } };
    await endOf(service, (await crawlNow(service, sourceId)).id);
    expect((await published()).map(([path]) => path)).toContain('/mapped');
  });

  it('tries again what fails for a moment, and gives up what does not get well', async () => {
    let [tries, cuts] = [0, 0];
    const { id } = await crawl({
      '/': aPage('Care at home', ['/moody', '/broken', '/cut']),
      '/cut': ({ socket }) => {
        if (++cuts < 2) socket.destroy();
        return aPage('A page on a bad line');
      },
      '/moody': () => (++tries < 2 ? { status: 500 } : aPage('A moody page')),
      '/broken': { status: 500 },
    });
    expect(await endOf(service, id)).toMatchObject({
      status: 'completed',
      urlsSucceeded: 3,
      refused: [{ url: `${site.url}/broken`, reason: 'http-error' }],
    });
    expect(site.asked.filter((path) => path === '/broken')).toHaveLength(4);
  });

  it('keeps a page under the address that it names for itself, and loses none', async () => {
    const canonical = (href: string) => ({ head: `<link rel="canonical" href="${href}">` });
    const { id } = await crawl({
      '/': aPage('Care at home', ['/print', '/one', '/elsewhere', '/to-nothing']),
      '/print': aPage('Falls, to print', [], canonical('/falls')),
      '/falls': aPage('Falls'),
      // Each names the other one, so one of them has to be kept.
      '/one': aPage('Meals', [], canonical('/other')),
      '/other': aPage('Meals, again', [], canonical('/one')),
      '/elsewhere': aPage('Sleep', [], canonical('https://other.example/sleep')),
      '/to-nothing': aPage('Grief', [], canonical('/nothing')),
    });
    const job = await endOf(service, id);
    expect(await keptPaths()).toEqual(['/', '/elsewhere', '/falls', '/other']);
    const duplicates = job.refused.filter(({ reason }) => reason === 'duplicate');
    expect(duplicates.map(({ url }) => new URL(url).pathname)).toEqual(['/one', '/print', '/to-nothing']);
  });

  it('lets the time between two requests that robots.txt asks for', async () => {
    const robots = { body: 'User-agent: *\nCrawl-delay: 1' };
    const { id } = await crawl(
      { '/robots.txt': robots, '/': aPage('Care at home', ['/one']), '/one': aPage('Falls') },
      careful,
    );
    const job = await endOf(service, id);
    expect(job).toMatchObject({ status: 'completed', urlsSucceeded: 2 });
    expect(Date.parse(job.endedAt ?? '') - Date.parse(job.startedAt ?? '')).toBeGreaterThanOrEqual(1_000);
  });

  it('asks for nothing as long as robots.txt cannot be read', async () => {
    const { id } = await crawl({ '/robots.txt': { status: 503 }, '/': aPage('Care at home') }, closed);
    expect(await endOf(service, id)).toMatchObject({
      status: 'failed',
      reason: 'nothing-read',
      refused: [{ url: `${closed.url}/`, reason: 'robots-unreachable', robotsLine: null }],
    });
    expect(closed.asked).toEqual([]);
  });

  it('has failed when nothing could be read', async () => {
    const { id } = await crawl({});
    expect(await endOf(service, id)).toMatchObject({
      status: 'failed',
      reason: 'nothing-read',
      urlsSucceeded: 0,
    });
  });

  it('is one at a time for a source', async () => {
    const job = await crawl({ '/': 'hang' });
    const again = await service.call(routes.crawlSource, admin, { params: { id: sourceId } });
    expect({ status: again.status, id: again.body.id }).toEqual({ status: 200, id: job.id });
  });
});

describe('a crawl that is under way', () => {
  const pages: Site['pages'] = {
    '/': aPage('Care at home', ['/slow', '/after']),
    '/slow': 'hang',
    '/after': 'hang',
  };

  async function underWay() {
    const job = await crawl(pages);
    await Promise.all([site.request('/slow'), site.request('/after')]);
    expect(site.open()).toBe(2);
    return job;
  }
  /** Its requests are cut, and none follows until the run has ended. */
  async function expectSilence(id: string) {
    await eventually(() => expect(site.open()).toBe(0));
    const asked = [...site.asked];
    const job = await endOf(service, id);
    expect(site.asked).toEqual(asked);
    return job;
  }

  it('ends at once when its source is stopped, and has the pages looked at that it kept meanwhile', async () => {
    const { id } = await underWay();
    const sources = service.app.get(SourceRepository);
    const version = async () => (await sources.find(sourceId))?.version ?? 0;
    const before = await version();
    await service.call(routes.stopSource, admin, {
      params: { id: sourceId },
      body: { reason: 'Wrong advice' },
    });
    expect(await expectSilence(id)).toMatchObject({ status: 'stopped', reason: 'source-not-approved' });
    // The stop is one change of the source, the mark for its pages another.
    await eventually(async () => expect(await version()).toBe(before + 2));
  });

  it('goes on when another source is stopped', async () => {
    const { id } = await underWay();
    neighbour.pages = pages;
    const other = await anApprovedSite(service, neighbour.url);
    const otherJob = await crawlNow(service, other);
    await neighbour.request('/slow');
    await service.call(routes.stopSource, admin, { params: { id: other }, body: { reason: 'Wrong advice' } });
    expect(await endOf(service, otherJob.id)).toMatchObject({ status: 'stopped' });
    expect(await jobOf(service, id)).toMatchObject({ status: 'running', endedAt: null });
    expect(site.open()).toBe(2);
  });

  it('has the pages looked at that a killed worker kept of a source that was stopped meanwhile', async () => {
    const { id } = await underWay();
    const sources = service.app.get(SourceRepository);
    const version = async () => (await sources.find(sourceId))?.version ?? 0;
    const before = await version();
    const stop = { params: { id: sourceId }, body: { reason: 'Wrong advice' } };
    await service.call(routes.stopSource, admin, stop);
    await expectSilence(id);
    await eventually(async () => expect(await version()).toBe(before + 2));
    const jobs = worker.app.get(JobRepository);
    const killed = { ...((await jobs.find(id)) as Job), id: randomUUID(), status: 'running' as const };
    await jobs.insert({ ...killed, leaseUntil: new Date(0), endedAt: null, reason: null });
    expect(await endOf(service, killed.id)).toMatchObject({ reason: 'source-not-approved' });
    expect(await version()).toBe(before + 3);
  });

  it('keeps its lease, and tells nobody as long as nothing changes', async () => {
    const { id } = await underWay();
    const jobs = worker.app.get(JobRepository);
    const found = async () => (await jobs.find(id)) as Job;
    await eventually(async () =>
      expect((await found()).counts).toEqual({ discovered: 3, processed: 1, succeeded: 1 }),
    );
    const { version, leaseUntil } = await found();
    await eventually(async () => expect((await found()).leaseUntil).not.toEqual(leaseUntil));
    expect((await found()).version).toBe(version);
  });

  it('ends when its job is stopped', async () => {
    const { id } = await underWay();
    const stopped = await service.call(routes.stopJob, admin, { params: { id } });
    expect(stopped.body).toMatchObject({ id, status: 'stopped' });
    expect(await expectSilence(id)).toMatchObject({ status: 'stopped', reason: 'stopped-by-admin' });
  });
});

describe('a worker that is told to end', () => {
  it('guards its crawls until all that is at work has ended', async () => {
    const ending = await startCrawlWorker(prefix, crawlsOnly(site.host));
    await ending.app.close();
    const guard = ending.app.get(StopGuard);
    const heard: string[] = [];
    guard.onStop((id) => heard.push(id));
    const notApproved = newId();
    guard.watch(notApproved);
    await eventually(() => expect(heard).toContain(notApproved));
    await ending.app.get(Resources).close();
  });
});

describe('a source that is due', () => {
  it('is crawled without being asked, and is due again later', async () => {
    site.pages = { '/': aPage('Care at home') };
    sourceId = await anApprovedSite(service, site.url);
    await site.request('/');
    await eventually(async () => {
      const source = await service.app.get(SourceRepository).find(sourceId);
      expect(source?.nextRunAt?.getTime()).toBeGreaterThan(Date.now());
    });
    const { body } = await service.call(routes.jobs, admin);
    expect(body.filter((job) => job.sourceId === sourceId)).toMatchObject([{ trigger: 'schedule' }]);
  });
});
