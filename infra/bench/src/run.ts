import { startPrivateEngines, type PrivateEngines } from '@careward/testing/faults/private-engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerResults } from './answers.js';
import { writtenAnswerResults } from './with-model.js';
import { copiesResults } from './copies.js';
import { crawlResults } from './crawl/crawl-results.js';
import { peopleResults } from './crawl/people-beside.js';
import { robotsResults } from './crawl/robots-results.js';
import { startCrawlers } from './crawl/start-crawlers.js';
import { firstSentenceResults, startWithModel } from './first-sentence.js';
import { lineOf, type Result } from './goal.js';
import { latencyResult, outageResults } from './journey.js';
import { readResults, startRoles } from './reads.js';
import { relayResults } from './relay.js';
import { searchResults } from './search.js';

/** Measures on what it starts in the folder. */
type Bench = (folder: string) => Promise<Result[]>;

const tell = (line: string) => process.stdout.write(`${line}\n`);
let stop: () => Promise<void> = () => Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

const on =
  <Started extends { stop(): Promise<void> }>(
    start: (folder: string, log: typeof tell) => Promise<Started>,
    measure: (started: Started) => Promise<Result[]>,
  ): Bench =>
  async (folder) => {
    const started = await start(folder, tell);
    stop = () => started.stop();
    return measure(started);
  };

/** `npm run bench answers -- --with-model`: as a model that plays its part would write them. */
const WITH_MODEL = '--with-model';
const asked = process.argv.slice(2);

const benches: Record<string, Bench> = {
  relay: on(startPrivateEngines, relayResults),
  copies: on(startPrivateEngines, copiesResults),
  latency: on(startPrivateEngines, async (engines) => [await latencyResult(engines)]),
  outage: on(startPrivateEngines, (engines: PrivateEngines) => outageResults(engines)),
  reads: on(startRoles, readResults),
  search: on(startRoles, searchResults),
  'first-sentence': on(startWithModel, firstSentenceResults),
  answers: asked.includes(WITH_MODEL) ? writtenAnswerResults : answerResults,
  robots: robotsResults,
  crawl: on(startCrawlers, crawlResults),
  people: on(startCrawlers, peopleResults),
};

/** On engines of its own: what one leaves in the broker would slow down the next. */
async function run(bench: Bench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'careward-bench-'));
  try {
    for (const result of await bench(folder)) {
      tell(lineOf(result));
      if (!result.reached) process.exitCode = 1;
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [name, bench] of Object.entries(benches))
  if (asked.length === 0 || asked.includes(name)) await run(bench);
process.exit();
