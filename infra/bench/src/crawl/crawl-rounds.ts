import { perSecond } from '../goal.js';
import { cpuMs, forgetPeak, peakMemory } from './process-figures.js';
import type { Crawler, Crawlers } from './start-crawlers.js';

/** What a crawl took: CPU time of its own process in ms per page, and the most memory of it in MiB. */
export type Figures = { rate: number; cpu: number; peak: number };

export type Round = {
  careward: Figures;
  plain: Figures;
  /** CPU time of the other processes during our crawl, in ms per page. */
  beside: Record<keyof Crawlers['beside'], number>;
};

/** Both crawl the same pages, one after the other. */
export async function crawlRound(
  { origin, careward, plain, beside }: Crawlers,
  section: string,
  pages: number,
): Promise<Round> {
  const url = `${origin}/${section}-${pages}/`;
  const before = timesOf(beside);
  const ours = await measured(careward, url, pages);
  const after = timesOf(beside);
  const perPage = (name: keyof typeof beside) => (after[name] - before[name]) / pages;
  return {
    careward: ours,
    beside: {
      database: perPage('database'),
      broker: perPage('broker'),
      redis: perPage('redis'),
      site: perPage('site'),
    },
    plain: await measured(plain, url, pages),
  };
}

async function measured(crawler: Crawler, url: string, expected: number): Promise<Figures> {
  const { pid } = crawler;
  forgetPeak(pid);
  const began = cpuMs(pid);
  const { pages, ms } = await crawler.crawl(url);
  if (pages !== expected) throw new Error(`${pages} of ${expected} pages were read.`);
  return { rate: perSecond(pages, ms), cpu: (cpuMs(pid) - began) / pages, peak: peakMemory(pid) };
}

const timesOf = ({ database, broker, redis, site }: Crawlers['beside']): Crawlers['beside'] => ({
  database: cpuMs(database),
  broker: cpuMs(broker),
  redis: cpuMs(redis),
  site: cpuMs(site),
});
