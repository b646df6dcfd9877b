import { CRAWL_REFUSALS, CRAWL_URLS, FRONTIER_KEPT, JOBS_KEPT } from '@careward/contracts/discovery/limits';
import type { Database } from '@careward/platform/mongo/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { Entry, Outcome } from '../../src/crawl/frontier.domain.js';
import { FrontierRepository } from '../../src/crawl/frontier.repository.js';
import { Frontier } from '../../src/crawl/frontier.js';
import { openTestDatabase } from '../open-test-database.js';

let database: Database;
let stored: FrontierRepository;
let jobId: string;
let now: Date;

beforeAll(async () => {
  database = await openTestDatabase();
  stored = new FrontierRepository(database);
});
afterAll(() => database.close());
beforeEach(() => {
  jobId = randomUUID();
  now = new Date('2026-05-01T12:00:00Z');
});

const open = (token = 1) => Frontier.open({ jobId, token }, stored, () => now);
const page = (path: string, depth = 0) => ({
  url: `https://care.example${path}`,
  depth,
  hops: 0,
  refused: null,
});
const pages = (count: number) => Array.from({ length: count }, (_, n) => page(`/${n}`));
const done: Outcome = { state: 'done', httpStatus: 200, sha256: null };

async function all(frontier: Frontier): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let entry = await frontier.next(); entry; entry = await frontier.next()) entries.push(entry);
  return entries;
}

describe('the frontier', () => {
  it('gives each URL once, the shallowest first', async () => {
    const frontier = await open();
    await frontier.add([page('/deep', 2), page('/'), page('/')]);
    await frontier.add([page('/'), page('/near', 1)]);
    expect((await all(frontier)).map(({ url }) => new URL(url).pathname)).toEqual(['/', '/near', '/deep']);
    expect(frontier.counts).toEqual({ discovered: 3, processed: 0, succeeded: 0 });
  });

  it('leases in batches: two queries for 1,000 URLs', async () => {
    const frontier = await open();
    await frontier.add(pages(1_500));
    const lease = jest.spyOn(stored, 'lease');
    expect(await all(frontier)).toHaveLength(1_500);
    expect(lease).toHaveBeenCalledTimes(3);
    lease.mockRestore();
  });

  it('writes few documents with one command, so that the writes of people come between', async () => {
    const collection = Object.getPrototypeOf(database.collection('crawl_frontier')) as mongo.Collection;
    const inserts = jest.spyOn(collection, 'insertMany');
    const updates = jest.spyOn(collection, 'bulkWrite');
    const deletes = jest.spyOn(collection, 'deleteMany');
    const frontier = await open();
    await frontier.add(pages(250));
    expect(await all(frontier)).toHaveLength(250);
    await stored.deleteVisited(jobId);
    const deleted = deletes.mock.calls.map(([filter]) => filter?.['_id'] as unknown as { $in: string[] });
    expect([
      inserts.mock.calls.map(([documents]) => documents.length),
      updates.mock.calls.map(([operations]) => operations.length),
      deleted.map(({ $in }) => $in.length),
    ]).toEqual([
      [100, 100, 50],
      [100, 100, 50],
      [100, 100, 50],
    ]);
    expect(await stored.known(jobId)).toEqual([]);
    for (const spy of [inserts, updates, deletes]) spy.mockRestore();
  });

  it('gives a URL also when it was looked for at the same moment', async () => {
    const frontier = await open();
    await frontier.add([page('/')]);
    expect(await frontier.hasNext()).toBe(true);
    const [, taken] = await Promise.all([frontier.hasNext(), frontier.next()]);
    expect(taken ?? (await frontier.next())).toMatchObject({ url: page('/').url });
  });

  it('does not ask the database again while nothing changes', async () => {
    const frontier = await open();
    await frontier.add([page('/')]);
    await all(frontier);
    const lease = jest.spyOn(stored, 'lease');
    for (let n = 0; n < 5; n++) expect(await frontier.hasNext()).toBe(false);
    expect(lease).not.toHaveBeenCalled();
    await frontier.add([page('/new')]);
    expect(await frontier.hasNext()).toBe(true);
    lease.mockRestore();
  });

  it('is finished when each URL is settled', async () => {
    const frontier = await open();
    await frontier.add([page('/'), page('/b')]);
    const [first, second] = (await all(frontier)) as [Entry, Entry];
    await frontier.settle([{ entry: first, outcome: done }]);
    expect(frontier.isFinished).toBe(false);
    await frontier.settle([
      { entry: second, outcome: { state: 'failed', reason: 'http-error', httpStatus: 404 } },
    ]);
    expect(frontier.isFinished).toBe(true);
    expect(frontier.counts).toEqual({ discovered: 2, processed: 2, succeeded: 1 });
  });

  it('gives a URL again when its time has come', async () => {
    const frontier = await open();
    await frontier.add([page('/')]);
    const [entry] = (await all(frontier)) as [Entry];
    await frontier.settle([
      { entry, outcome: { state: 'pending', notBefore: new Date(now.getTime() + 1_000) } },
    ]);
    expect(await frontier.next()).toBeNull();
    now = new Date(now.getTime() + 1_000);
    expect(await frontier.next()).toMatchObject({ id: entry.id, attempts: 1 });
  });

  it('keeps refused URLs with their reason, and does not visit them', async () => {
    const frontier = await open();
    const robots = { reason: 'robots', robotsLine: 7 } as const;
    const other = { reason: 'other-host', robotsLine: null } as const;
    await frontier.add([
      page('/'),
      { ...page('/a', 1), refused: other },
      { ...page('/b', 1), refused: other },
    ]);
    const [entry, ...more] = await all(frontier);
    expect(more).toEqual([]);
    await frontier.settle([{ entry: entry as Entry, outcome: { state: 'refused', ...robots } }]);
    expect(await stored.refused(jobId)).toEqual({
      refusedBy: [
        { reason: 'other-host', count: 2 },
        { reason: 'robots', count: 1 },
      ],
      refused: [
        { url: page('/').url, ...robots },
        { url: page('/a').url, ...other },
        { url: page('/b').url, ...other },
      ],
    });
    expect(frontier.stateOf(page('/a').url)).toBe('refused');
    expect(frontier.counts).toEqual({ discovered: 1, processed: 1, succeeded: 0 });
  });

  it('visits a URL that was refused first and linked properly later', async () => {
    const frontier = await open();
    await frontier.add([{ ...page('/', 1), refused: { reason: 'nofollow', robotsLine: null } }]);
    expect(await frontier.next()).toBeNull();
    await frontier.add([page('/', 2)]);
    expect(await frontier.next()).toMatchObject({ url: page('/').url, depth: 2 });
    expect(await stored.refused(jobId)).toEqual({ refusedBy: [], refused: [] });
  });

  it('has a limit, and says that URLs were left out', async () => {
    const entries = (count: number, unvisited: boolean) =>
      Array.from({ length: count }, (_, n) => ({
        _id: `${jobId}:${unvisited}${n}`,
        state: unvisited ? ('refused' as const) : ('done' as const),
        unvisited,
        sha256: null,
      }));
    const known = jest
      .spyOn(stored, 'known')
      .mockResolvedValue([...entries(CRAWL_REFUSALS, true), ...entries(CRAWL_URLS - 1, false)]);
    const frontier = await open();
    known.mockRestore();
    await frontier.add([{ ...page('/'), refused: { reason: 'depth', robotsLine: null } }]);
    expect(frontier.leftOut).toBe(false);
    await frontier.add([page('/')]);
    expect(frontier.leftOut).toBe(false);
    await frontier.add([page('/b')]);
    expect(frontier.leftOut).toBe(true);
    expect(await stored.known(jobId)).toHaveLength(1);
  });
});

describe('a worker that takes over', () => {
  it('goes on with what the one before had not settled, and knows what it had', async () => {
    const before = await open(1);
    await before.add([page('/'), page('/b'), page('/c')]);
    const [first] = (await all(before)) as [Entry];
    await before.settle([{ entry: first, outcome: { ...done, sha256: 'text' } }]);
    const after = await open(2);
    const left = (await all(after)).map(({ id }) => id);
    expect(left).toHaveLength(2);
    expect(left).not.toContain(first.id);
    expect(after.counts).toEqual({ discovered: 3, processed: 1, succeeded: 1 });
    expect(after.isRepeated('text')).toBe(true);
    expect(after.isRepeated('another')).toBe(false);
  });

  it('is the only one that settles a URL', async () => {
    const before = await open(1);
    await before.add([page('/')]);
    const [entry] = (await all(before)) as [Entry];
    const after = await open(2);
    expect(await before.settle([{ entry: entry, outcome: done }])).toBe(false);
    const [again] = (await all(after)) as [Entry];
    expect(await before.settle([{ entry: entry, outcome: done }])).toBe(false);
    expect(await after.settle([{ entry: again, outcome: done }])).toBe(true);
  });
});

describe('a URL that two workers find at once', () => {
  it('is stored once', async () => {
    const [one, two] = [await open(1), await open(2)];
    await Promise.all([one.add(pages(20)), two.add(pages(30))]);
    expect(await stored.known(jobId)).toHaveLength(30);
  });
});

describe('what is old', () => {
  it('is deleted, what the page of the job shows together with the job', async () => {
    const frontier = await open();
    await frontier.add([page('/'), { ...page('/x'), refused: { reason: 'trap', robotsLine: null } }]);
    const statesAt = async (ms: number) => {
      await stored.deleteOld(new Date(now.getTime() + ms));
      return (await stored.known(jobId)).map(({ state }) => state).toSorted();
    };
    expect(await statesAt(FRONTIER_KEPT)).toEqual(['pending', 'refused']);
    expect(await statesAt(FRONTIER_KEPT + 1)).toEqual(['refused']);
    expect(await statesAt(JOBS_KEPT)).toEqual(['refused']);
    expect(await statesAt(JOBS_KEPT + 1)).toEqual([]);
  });
});
