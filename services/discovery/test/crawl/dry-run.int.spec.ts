import { Clock } from '@careward/platform/app/clock';
import type { RobotsVariant } from '@careward/testing/crawl-site/robots-variants';
import { startCrawlSite, type CrawlSite } from '@careward/testing/crawl-site/start-crawl-site';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PageReader } from '../../src/pages/page-reader.js';
import { DryRun, type Finding } from '../../src/crawl/dry-run.js';
import { RobotsCache } from '../../src/robots/robots-cache.js';
import { fetcherFor } from '../fetching/local-server.js';

let site: CrawlSite;
afterEach(() => site.close());

/** Time stands still, so that what is waited is what was asked for. */
const clock = Object.assign(new Clock(), { now: () => new Date('2026-11-22T12:00:00Z') });

async function dryRun(robots: RobotsVariant, strange = false) {
  site = await startCrawlSite({ robots, guides: 6, strange, endless: false });
  const fetcher = fetcherFor(site);
  const pages = new PageReader();
  const waits: number[] = [];
  const run = new DryRun({
    fetcher,
    robotsCache: new RobotsCache(fetcher, clock),
    pages,
    clock,
    wait: async (milliseconds) => waits.push(milliseconds),
    floor: 0,
  });
  const source = { baseUrl: site.url, crawlDepth: 2, allowedPatterns: [], blockedPatterns: [] };
  const findings: Finding[] = [];
  for await (const finding of run.findings(source, new AbortController().signal)) findings.push(finding);
  await Promise.all([fetcher.close(), pages.onModuleDestroy()]);
  return { findings, waits };
}

/** A dry run asks once only, and believes a page that is busy the first time. */
const isSteady = (sentence: string) => !/\/unsteady\/.* is http-error/.test(sentence);

describe('a dry run', () => {
  it('says of every URL what a right crawl says, breadth first, with the line of robots.txt', async () => {
    const { findings } = await dryRun('private', true);
    const outcomes = new Map(findings.map(({ url, verdict }) => [url, verdict]));
    expect(outcomes.size).toBe(findings.length);
    expect(site.differences(outcomes, 2).filter(isSteady)).toEqual([]);
    expect(site.elsewhere.requests).toEqual([]);

    const refused = findings.filter(({ verdict }) => verdict === 'robots');
    expect(refused[0]?.why).toBe('line 2 of robots.txt: Disallow: /private/');
    const depths = findings.filter(({ verdict }) => verdict !== 'nofollow').map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  }, 180_000);

  it.each<RobotsVariant>(['moved', 'no-ai-input', 'closed', 'failing'])(
    'obeys a robots.txt that is %s',
    async (robots) => {
      const { findings } = await dryRun(robots);
      const outcomes = new Map(findings.map(({ url, verdict }) => [url, verdict]));
      expect(site.differences(outcomes, 2)).toEqual([]);
    },
  );

  it('waits as long as the site asks', async () => {
    const { waits } = await dryRun('delayed');
    expect(new Set(waits.slice(1))).toEqual(new Set([1_000]));
  });
});
