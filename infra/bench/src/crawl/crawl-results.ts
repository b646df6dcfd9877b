import { median, type Result } from '../goal.js';
import { crawlRound, type Figures, type Round } from './crawl-rounds.js';
import type { Crawlers } from './start-crawlers.js';

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
