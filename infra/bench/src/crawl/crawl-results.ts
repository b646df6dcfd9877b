import { readFileSync, writeFileSync } from 'node:fs';
import { median, perSecond, type Result } from '../goal.js';
import type { Crawler, Crawlers } from './start-crawlers.js';

/** Each round crawls a section of its own with as many pages as one crawl visits: 20,000 pages in one process. */
const ROUNDS = 4;
const PAGES = Number(process.env['BENCH_CRAWL_PAGES'] ?? 5_000);
/** Crawled first by both, so that nothing is measured while its code is still being compiled. */
const WARM_UP = 300;

const GOAL = { rate: 0.9, memory: 0.8, growth: 1.1 };

/** Crawls with all guards, concurrency and limits on, and no delay, against crawlee as its documentation shows it. */
export async function crawlResults(crawlers: Crawlers): Promise<Result[]> {
  await crawlRound(crawlers, 's0', WARM_UP);
  const rounds: Round[] = [];
  for (let n = 1; n <= ROUNDS; n++) rounds.push(await crawlRound(crawlers, `s${n}`, PAGES));
  return [rateResult(rounds), cpuResult(rounds), memoryResult(rounds), growthResult(rounds)];
}

function rateResult(rounds: readonly Round[]): Result {
  const { careward, plain } = both(rounds, ({ rate }) => rate);
  const ratio = median(careward) / median(plain);
  return {
    name: `${PAGES} pages, ${ROUNDS} times`,
    figures: `${listed(careward)} pages/s, CheerioCrawler ${listed(plain)}, ratio ${ratio.toFixed(2)}`,
    goal: `at least ${GOAL.rate}`,
    reached: ratio >= GOAL.rate,
  };
}

function cpuResult(rounds: readonly Round[]): Result {
  const { careward, plain } = both(rounds, ({ cpu }) => cpu);
  const beside = (name: keyof Round['beside']) => inMs(median(rounds.map((round) => round.beside[name])));
  const ratio = median(plain) / median(careward);
  return {
    name: 'CPU time per page',
    figures:
      `${inMs(median(careward))}, CheerioCrawler ${inMs(median(plain))}, ratio ${ratio.toFixed(2)}; ` +
      `beside our crawl: database ${beside('database')}, RabbitMQ ${beside('broker')}, Redis ${beside('redis')}, site ${beside('site')}`,
    goal: 'none set',
    reached: true,
  };
}

function memoryResult(rounds: readonly Round[]): Result {
  const { careward, plain } = both(rounds, ({ peak }) => peak);
  const ratio = Math.max(...careward) / Math.max(...plain);
  return {
    name: 'memory at its peak',
    figures: `${Math.max(...careward)} MiB, CheerioCrawler ${Math.max(...plain)} MiB, ratio ${ratio.toFixed(2)}`,
    goal: `at most ${GOAL.memory}`,
    reached: ratio <= GOAL.memory,
  };
}

/** The first crawl fills what stays: caches, pools and compiled code. */
function growthResult(rounds: readonly Round[]): Result {
  const peaks = rounds.map(({ careward }) => careward.peak);
  const [, second = 0] = peaks;
  const growth = (peaks.at(-1) ?? 0) / second;
  return {
    name: `memory over ${ROUNDS * PAGES} pages`,
    figures: `peaks of ${listed(peaks)} MiB, the last ${growth.toFixed(2)} of the second`,
    goal: `at most ${GOAL.growth}`,
    reached: growth <= GOAL.growth,
  };
}

const both = (rounds: readonly Round[], of: (figures: Figures) => number) => ({
  careward: rounds.map(({ careward }) => of(careward)),
  plain: rounds.map(({ plain }) => of(plain)),
});

const listed = (values: readonly number[]): string => values.join(', ');
const inMs = (value: number): string => `${value.toFixed(2)} ms`;

/** What a crawl took: CPU time of its own process in ms per page, and the most memory of it in MiB. */
type Figures = { rate: number; cpu: number; peak: number };

type Round = {
  careward: Figures;
  plain: Figures;
  /** CPU time of the other processes during our crawl, in ms per page. */
  beside: Record<keyof Crawlers['beside'], number>;
};

/** Both crawl the same pages, one after the other. */
async function crawlRound(
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

const KIB_PER_MIB = 1_024;
/** A tick of the clock by which the kernel counts the time of processes. */
const TICK_MS = 10;

/** User and system time of a process with all its threads. Reads /proc, as the rest here: it runs on Linux. */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything; behind it utime and stime are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The most memory that a process has had since `forgetPeak`, in MiB. */
function peakMemory(pid: number): number {
  const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / KIB_PER_MIB);
}

const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
