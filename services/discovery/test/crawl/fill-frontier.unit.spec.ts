import { SOURCE } from '@careward/contracts/discovery/limits';
import { expect, it } from '@jest/globals';
import type { ThrottledFetcher } from '../../src/crawl/throttled-fetcher.js';
import { CrawlInterruption, type CrawlRun } from '../../src/crawl/crawl-run.js';
import type { Frontier } from '../../src/crawl/frontier.js';
import { SeedFrontier } from '../../src/crawl/fill-frontier.js';
import type { RobotsCache } from '../../src/robots/robots-cache.js';
import { SITEMAP } from '../../src/urls/sitemap.domain.js';

const SITE = 'https://care.example';
/** What a worker may be late with hearing of a stop, in milliseconds. */
const HEARS_WITHIN = 400;

const map = (count: number) =>
  `<urlset>${Array.from({ length: count }, (_, n) => `<url><loc>${SITE}/guides/care-at-home/${n}</loc></url>`).join('')}</urlset>`;
const patterns = (name: string) =>
  Array.from({ length: SOURCE.patterns }, (_, n) => `*${name}*never-there-${n}$`);

/** The start of a crawl whose sitemap has so many pages, and what its frontier was given. */
function seeding(count: number) {
  const added: string[] = [];
  const stop = new AbortController();
  const run = {
    source: {
      baseUrl: `${SITE}/`,
      crawlDepth: 3,
      blockedPatterns: patterns('guides'),
      allowedPatterns: [...patterns('home').slice(1), '*/guides'],
    },
    frontier: {
      stateOf: () => null,
      add: async (found: Parameters<Frontier['add']>[0]) =>
        void added.push(...found.flatMap(({ url, refused }) => (refused ? [] : url))),
    } as unknown as Frontier,
    signal: stop.signal,
  } as CrawlRun;
  const robots = { state: 'read', sitemaps: [`${SITE}/sitemap.xml`] };
  const answer = { status: 200, body: Buffer.from(map(count)) };
  const seed = new SeedFrontier(
    { get: async () => robots } as unknown as RobotsCache,
    { get: async () => answer } as unknown as ThrottledFetcher,
  );
  return { added, stop, execute: () => seed.execute(run) };
}

/** The longest time without a turn of the event loop, in milliseconds of this thread's own time. */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let since = process.threadCpuUsage();
  let isOver = false;
  const look = () => {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1_000);
    since = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  look();
  await work();
  isOver = true;
  look();
  return longest;
}

it('the largest sitemap with the most patterns leaves the worker time for its lease and for a stop', async () => {
  const { added, execute } = seeding(SITEMAP.urls);
  expect(await longestTurn(execute)).toBeLessThan(HEARS_WITHIN);
  expect(added).toHaveLength(SITEMAP.urls + 1);
});

it('a sitemap is read no further once the crawl is interrupted', async () => {
  const { added, stop, execute } = seeding(SITEMAP.urls);
  setImmediate(() => setImmediate(() => stop.abort(new CrawlInterruption('source-not-approved'))));
  await expect(execute()).rejects.toThrow('source-not-approved');
  expect(added.length).toBeLessThan(SITEMAP.urls / 2);
});
