import type { Database } from '@careward/platform/mongo/database';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '../goal.js';
import type { Crawlers } from './start-crawlers.js';

const PEOPLE = 5;
const PAUSE_MS = 20;
const PAGES = Number(process.env['BENCH_CRAWL_PAGES'] ?? 5_000);
const ALONE_MS = 5_000;
const GOAL_MS = 250;

/** A crawl of as many pages as one may visit, without delays, on the engine that `npm start` uses. */
export async function peopleResults({ origin, careward, database }: Crawlers): Promise<Result[]> {
  const alone = await waitsOfPeople(database, () => wait(ALONE_MS));
  const beside = await waitsOfPeople(database, () => careward.crawl(`${origin}/s1-${PAGES}/`));
  const [before, during] = [percentiles(alone), percentiles(beside)];
  return [
    {
      name: `people read and write beside a crawl of ${PAGES} pages`,
      figures: `p99 ${during.p99} ms, longest ${during.longest} ms; alone ${before.p99} and ${before.longest} ms`,
      goal: `p99 at most ${GOAL_MS} ms`,
      reached: during.p99 <= GOAL_MS,
    },
  ];
}

/** What people wait for who read and write one document each, again and again, while `work` runs. In ms. */
async function waitsOfPeople(database: Database, work: () => Promise<unknown>): Promise<number[]> {
  const people = database.collection<{ _id: string; calls: number }>('people_beside');
  const waits: number[] = [];
  let isOver = false;
  const person = async (n: number) => {
    const _id = String(n);
    await people.updateOne({ _id }, { $set: { calls: 0 } }, { upsert: true });
    while (!isOver) {
      const began = performance.now();
      await people.findOne({ _id });
      await people.updateOne({ _id }, { $inc: { calls: 1 } });
      waits.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: PEOPLE }, (_, n) => person(n)));
  await work();
  isOver = true;
  await all;
  return waits;
}

function percentiles(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p99: at(0.99), longest: at(1) };
}
