import { Clock } from '@careward/platform/app/clock';
import { expect, it } from '@jest/globals';
import type { DiscoveryConfig } from '../../src/config.js';
import type { ApprovalCheck, StopGuard } from '../../src/crawl/stop-guard.js';
import { type HostRateLimiter, ThrottledFetcher } from '../../src/crawl/throttled-fetcher.js';
import { CrawlInterruption, type CrawlRun } from '../../src/crawl/crawl-run.js';
import { FetchRefused } from '../../src/fetching/fetch-refused.js';
import type { FetchedResource } from '../../src/fetching/fetcher.js';
import type { RobotsCache } from '../../src/robots/robots-cache.js';

const URL = 'https://care.example:8443/page';
const FLOOR = 1_000;
const run = {
  source: { id: 'source', baseUrl: 'https://care.example:8443/' },
  signal: new AbortController().signal,
} as CrawlRun;
const answer = (status: number, headers: Record<string, string> = {}): FetchedResource => ({
  url: URL,
  status,
  headers,
  body: Buffer.alloc(0),
  tookMs: 10,
});

/** A site with these answers; what happens is told in order. Time stands still. */
function asking(
  answers: (FetchedResource | FetchRefused)[],
  crawlDelay: number | null = null,
  approved = true,
) {
  const happened: (string | number)[][] = [];
  const fetcher = new ThrottledFetcher(
    {
      get: async (_sourceId: string, _url: string, { basePort }: { basePort: number }) => {
        happened.push(['ask', basePort]);
        const next = answers.shift() as FetchedResource | FetchRefused;
        if (next instanceof Error) throw next;
        return next;
      },
    } as unknown as StopGuard,
    { get: async () => ({ crawlDelay }) } as unknown as RobotsCache,
    {
      acquire: async (host: string, delayMs: number) => void happened.push(['turn', host, delayMs]),
      pause: async (host: string, pauseMs: number) => void happened.push(['rest', host, pauseMs]),
    } as unknown as HostRateLimiter,
    {
      holds: async () => {
        happened.push(['approved?']);
        return approved;
      },
    } as unknown as ApprovalCheck,
    Object.assign(new Clock(), { now: () => new Date('2026-11-22T12:00:00Z') }),
    { CRAWL_DELAY_MS: FLOOR } as DiscoveryConfig,
  );
  return { happened, execute: () => fetcher.get(run, URL) };
}
const HOST = 'care.example:8443';

it.each([
  ['the floor', null, FLOOR],
  ['what robots.txt asks for', 2_500, 2_500],
  ['the floor where robots.txt asks for less', 200, FLOOR],
  ['no more than half a minute, whatever robots.txt asks for', 300_000, 30_000],
])('a host is left alone for %s', async (_, crawlDelay, delayMs) => {
  const { happened, execute } = asking([answer(200)], crawlDelay);
  await execute();
  expect(happened[0]).toEqual(['turn', HOST, delayMs]);
});

it('the source is asked about last, after the wait for a turn, and nothing is asked of a stopped one', async () => {
  const going = asking([answer(200)]);
  await going.execute();
  expect(going.happened.slice(1)).toEqual([['approved?'], ['ask', 8443]]);
  const stopped = asking([answer(200)], null, false);
  await expect(stopped.execute()).rejects.toEqual(new CrawlInterruption('source-not-approved'));
  expect(stopped.happened.slice(1)).toEqual([['approved?']]);
});

it.each([
  ['as long as it says', answer(429, { 'retry-after': '7' }), 7_000],
  ['until it says', answer(503, { 'retry-after': 'Sun, 22 Nov 2026 12:01:00 GMT' }), 60_000],
  ['a while where it does not say', answer(503), 2_000],
  ['a while where it says something odd', answer(429, { 'retry-after': '-5' }), 2_000],
  ['an hour at most', answer(429, { 'retry-after': '999999' }), 3_600_000],
])('a host that complains is left alone %s', async (_, complaint, pauseMs) => {
  const { happened, execute } = asking([complaint]);
  expect(await execute()).toMatchObject({ status: complaint.status, retryAfterMs: pauseMs });
  expect(happened.at(-1)).toEqual(['rest', HOST, pauseMs]);
});

it('a host that goes on complaining is left alone longer each time, also when it fails in between', async () => {
  const { happened, execute } = asking([
    answer(503),
    answer(503),
    new FetchRefused('timeout', 'it took too long'),
    answer(503),
  ]);
  await execute();
  await execute();
  await expect(execute()).rejects.toMatchObject({ reason: 'timeout' });
  await execute();
  const rests = happened.filter(([what]) => what === 'rest').map(([, , pauseMs]) => pauseMs);
  expect(rests).toEqual([2_000, 4_000, 3_600, 7_200]);
});
