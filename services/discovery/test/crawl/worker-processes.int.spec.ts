import type { DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { REDIS } from '@careward/platform/app/redis';
import { Database } from '@careward/platform/mongo/database';
import type { Outcome } from '@careward/testing/crawl-site/outcome';
import type { LoggedRequest } from '@careward/testing/crawl-site/request-log';
import { startCrawlSite, type CrawlSite } from '@careward/testing/crawl-site/start-crawl-site';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy, type ProxyFault } from '@careward/testing/faults/faulty-proxy';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { FrontierDocument } from '../../src/crawl/frontier.repository.js';
import { CRAWL_QUEUE } from '../../src/jobs/request-crawl.js';
import { isRedirect } from '../../src/fetching/answer.domain.js';
import { anAdmin } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';
import { aPage, startSite, type Site } from './a-site.js';
import { anApprovedSite, crawlNow, crawlsOnly, endOf, jobOf } from './crawling.js';
import { startWorkerProcess, workerOf, type WorkerProcess } from './worker-process.js';

/** The long run, `npm run test:long`, has two workers at one site, outages, and kills three workers, one after the other. */
const LONG = process.env['LONG'] === '1';
/** What people are promised, in milliseconds. */
const STOPPED_WITHIN = 1_000;
const RESUMED_WITHIN = 10_000;
const KILLS = LONG ? 3 : 1;
const GUIDES = LONG ? 300 : 60;

const admin = anAdmin();
const prefix = testPrefix();
let guides: CrawlSite;
let site: Site;
let neighbour: Site;
let redis: FaultyProxy;
let broker: FaultyProxy;
let service: RunningService;
let environment: Record<string, string>;
const workers = new Map<string, WorkerProcess>();

async function startWorker(name: string): Promise<void> {
  workers.set(name, await startWorkerProcess(name, prefix, environment));
}

beforeAll(async () => {
  const engines = engineAddresses();
  [guides, site, neighbour, redis, broker] = await Promise.all([
    startCrawlSite({ guides: GUIDES, endless: false, sitemap: 'index' }),
    startSite({}),
    startSite({}),
    openFaultyProxy(engines.REDIS_URL),
    openFaultyProxy(engines.AMQP_URL),
  ]);
  environment = {
    ...crawlsOnly([guides, site, neighbour].map(({ host }) => host).join(',')),
    REDIS_URL: redis.url,
    AMQP_URL: broker.url,
  };
  service = await startDiscovery(prefix, undefined, environment);
  await Promise.all([startWorker('anna'), startWorker('bert')]);
});
afterAll(async () => {
  await Promise.all([...workers.values()].map((worker) => worker.kill()));
  await service.stop();
  await Promise.all([guides.close(), site.stop(), neighbour.stop(), redis.close(), broker.close()]);
});

const stored = <Document extends object>(name: string, filter: object) =>
  service.app.get<Connection>(Database).collection<Document>(name).find(filter).toArray();
const keptUrls = async (sourceId: string) =>
  (await stored<{ url: string }>('crawled_pages', { sourceId })).map(({ url }) => url).sort();

/** What became of each URL, by what the job shows, what is kept, and what the site has answered. */
async function outcomesOf(jobId: string, sourceId: string): Promise<Map<string, Outcome>> {
  const unread = await stored<FrontierDocument>('crawl_frontier', { jobId, reason: { $ne: null } });
  const moved = guides.requests.filter(({ status }) => isRedirect(status ?? 0));
  return new Map<string, Outcome>([
    ...moved.map(({ path }) => [new URL(path, guides.url).href, 'moved'] as const),
    ...(await keptUrls(sourceId)).map((url) => [url, 'kept'] as const),
    ...unread.flatMap(({ url, reason }) => (reason ? [[url, reason] as const] : [])),
  ]);
}

const twoWorkers = () =>
  it('crawl a site of every kind of page as its map says, and ask for each page once', async () => {
    const sourceId = await anApprovedSite(service, guides.url, { crawlDepth: 5 });
    const jobs = await Promise.all([1, 2, 3].map(() => crawlNow(service, sourceId)));
    const [job] = jobs as [(typeof jobs)[number]];
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    expect(await endOf(service, job.id)).toMatchObject({ status: 'completed' });

    const outcomes = await outcomesOf(job.id, sourceId);
    expect(guides.differences(outcomes, 5)).toEqual([]);
    expect(guides.elsewhere.requests).toEqual([]);
    const visits = (filter: object) =>
      stored<FrontierDocument>('crawl_frontier', { jobId: job.id, ...filter });
    const byRobots = await visits({ reason: 'robots' });
    expect(byRobots.map(({ robotsLine }) => robotsLine)).toEqual([3, 3]);
    // What the page of the job does not show is stored no longer than the crawl.
    await eventually(async () => expect(await visits({ reason: null })).toEqual([]));

    const isRead = (outcome: Outcome) => outcome === 'kept' || outcome === 'moved';
    const read = new Set([...outcomes].flatMap(([url, outcome]) => (isRead(outcome) ? url : [])));
    const asked = guides.requests.map(({ path }) => new URL(path, guides.url).href);
    const once = asked.filter((url) => read.has(url) && !url.includes('/unsteady/'));
    expect(once).toHaveLength(new Set(once).size);
    for (const path of ['/unsteady/busy', '/unsteady/tired']) {
      const [first, second] = guides.requests.filter((request) => request.path === path).map(({ at }) => at);
      // `Retry-After: 1`; a timer may be a millisecond early.
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(999);
    }
  });
if (LONG) describe('two workers', twoWorkers);

/** The name of the worker that crawls: any may look after a source's robots.txt. */
const whoAsked = () =>
  workerOf(site.requests.findLast(({ path }) => path !== '/robots.txt') as LoggedRequest);

/** A crawl whose two requests hang. */
async function hangingCrawl() {
  const from = site.requests.length;
  site.asked.length = 0;
  site.pages = { '/': aPage('Care at home', ['/slow', '/after']), '/slow': 'hang', '/after': 'hang' };
  const sourceId = await anApprovedSite(service, site.url);
  const job = await crawlNow(service, sourceId);
  await eventually(() => expect(site.open()).toBe(2));
  const requests = () => site.requests.slice(from);
  return { sourceId, job, requests, worker: workers.get(whoAsked()) as WorkerProcess };
}

/** Answers when the stop was answered, and how long that took: the pace of the machine at this moment. */
async function timedStop(id: string): Promise<{ stoppedAt: number; took: number }> {
  const body = { reason: 'Wrong advice' };
  const began = Date.now();
  const { status } = await service.call(routes.stopSource, admin, { params: { id }, body });
  expect(status).toBe(200);
  return { stoppedAt: Date.now(), took: Date.now() - began };
}
const stop = async (id: string) => (await timedStop(id)).stoppedAt;

/** By the log of the site. Its robots.txt may be looked at besides, to show admins what a new source is. */
async function expectSilence(
  requests: () => LoggedRequest[],
  stoppedAt: number,
  within = STOPPED_WITHIN,
): Promise<void> {
  await eventually(() => expect(site.open()).toBe(0));
  const pages = requests().filter(({ path }) => path !== '/robots.txt');
  const late = pages.filter(({ at, endedAt }) => at > stoppedAt || !endedAt || endedAt - stoppedAt > within);
  expect(late).toEqual([]);
}

const outages: [string, () => FaultyProxy | null, ProxyFault?][] = [['as a rule', () => null]];
if (LONG)
  outages.push(
    ['while RabbitMQ is dead', () => broker],
    ['while Redis is dead', () => redis],
    ['while Redis is silent', () => redis, 'silence'],
  );

describe('an emergency stop ends every request within a second', () => {
  it.each(outages)('%s', async (_, dead, fault = 'refuse') => {
    const { sourceId, job, requests } = await hangingCrawl();
    const outage = Promise.withResolvers<void>();
    const over = dead()?.fault(fault, outage.promise);
    await expectSilence(requests, await stop(sourceId));
    expect(await endOf(service, job.id)).toMatchObject({ status: 'stopped', reason: 'source-not-approved' });
    outage.resolve();
    await over;
  });
});

/**
 * A site in levels. Two pages of each level do not answer until it is opened, so that a crawl, which makes two requests
 * at a time, stays in its middle; one of the two leads to the next level.
 */
function aSiteInLevels(count: number) {
  const gatesOf = (level: number) => [`/${level}/gate`, `/${level}/other-gate`] as const;
  const pathsOf = (level: number) => [
    ...(level < count ? gatesOf(level) : []),
    ...Array.from({ length: 12 }, (_, n) => `/${level}/${n}`),
  ];
  const levels = Array.from({ length: count + 1 }, (_, level) => level);
  const pages: Site['pages'] = { '/': aPage('Care at home', pathsOf(0)) };
  for (const path of levels.flatMap(pathsOf))
    pages[path] = /gate/.test(path) ? 'hang' : aPage(`Care ${path}`);
  const open = (level: number) => {
    const [gate, other] = gatesOf(level);
    pages[gate] = aPage(`Care ${gate}`, pathsOf(level + 1));
    pages[other] = aPage(`Care ${other}`);
  };
  return { pages, open };
}

/** BullMQ would hand out again what a dead worker was at, some seconds later than we do. */
const loseWorkInRedis = () =>
  service.app
    .get<Redis>(REDIS)
    .del(`${prefix}jobs:${CRAWL_QUEUE}:active`, `${prefix}jobs:${CRAWL_QUEUE}:stalled`);

describe('a crawl whose workers are killed in its middle', () => {
  it('is gone on with soon, reads every page once, and never counts back', async () => {
    const { pages, open } = aSiteInLevels(KILLS);
    site.pages = pages;
    site.asked.length = 0;
    const sourceId = await anApprovedSite(service, site.url, { crawlDepth: KILLS + 1 });
    const handedOutAt = Date.now();
    const { id } = await crawlNow(service, sourceId);
    await eventually(() => expect(site.asked).not.toEqual([]));
    /** How long it takes at this machine's pace from a job that is handed out to its first request. */
    const toBegin = Date.now() - handedOutAt;
    const visitedPages = () => new Set(site.asked.filter((path) => path in pages)).size;
    const shown: DiscoveryJobDetail[] = [];
    const ended = eventually(async () => {
      shown.push(await jobOf(service, id));
      expect(shown.at(-1)?.endedAt).not.toBeNull();
    });
    for (let level = 0; level < KILLS; level++) {
      await eventually(() => expect(site.open()).toBe(2));
      // The visits of the last moment before a death are made again.
      await eventually(async () =>
        expect((await jobOf(service, id)).urlsProcessed).toBe(visitedPages() - site.open()),
      );
      const name = whoAsked();
      const [before, killedAt] = [site.requests.length, Date.now()];
      await workers.get(name)?.kill();
      await loseWorkInRedis();
      open(level);
      await eventually(() => expect(site.requests.length).toBeGreaterThan(before));
      expect((site.requests[before]?.at ?? Infinity) - killedAt).toBeLessThan(RESUMED_WITHIN + toBegin);
      if (LONG) await startWorker(name);
    }
    await ended;
    await stop(sourceId);

    expect(shown.at(-1)).toMatchObject({ status: 'completed', progressPercent: 100, refused: [] });
    expect(await keptUrls(sourceId)).toEqual(
      Object.keys(pages)
        .map((path) => `${site.url}${path}`)
        .sort(),
    );
    const twice = site.asked.filter((path, n) => site.asked.indexOf(path) !== n);
    expect(new Set(twice)).toEqual(new Set(Object.keys(pages).filter((path) => /gate/.test(path))));
    expect(twice).toHaveLength(2 * KILLS);
    for (const count of ['urlsDiscovered', 'urlsProcessed', 'urlsSucceeded', 'progressPercent'] as const) {
      const counts = shown.map((job) => job[count]);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });
});

describe('a stop of a source whose worker does not answer', () => {
  /** The one worker that is left, so that all crawls are its own. */
  const onlyWorker = async () => {
    for (const worker of workers.values()) await worker.kill();
    await startWorker('cleo');
    return workers.get('cleo') as WorkerProcess;
  };

  it('ends its requests within a second, and those of another source and the worker itself go on', async () => {
    const worker = await onlyWorker();
    neighbour.pages = {
      '/': aPage('Care next door', ['/slow', '/after']),
      '/slow': 'hang',
      '/after': 'hang',
    };
    await crawlNow(service, await anApprovedSite(service, neighbour.url));
    await eventually(() => expect(neighbour.open()).toBe(2));
    const { sourceId, requests } = await hangingCrawl();
    await worker.blockMainLoop();
    const { stoppedAt, took } = await timedStop(sourceId);
    await expectSilence(requests, stoppedAt, STOPPED_WITHIN + took);
    expect(neighbour.open()).toBe(2);
    expect(worker.isRunning()).toBe(true);
    await worker.kill();
    if (LONG) for (const name of ['anna', 'bert']) await startWorker(name);
  });

  if (LONG)
    it('also ends those of the worker that has taken over', async () => {
      const { sourceId, job, requests, worker } = await hangingCrawl();
      await worker.blockMainLoop();
      await eventually(() => expect(site.open()).toBe(4));
      expect(new Set(requests().map(workerOf)).size).toBe(2);
      await expectSilence(requests, await stop(sourceId));
      expect(worker.isRunning()).toBe(true);
      expect(await endOf(service, job.id)).toMatchObject({ status: 'stopped' });
    });
});
