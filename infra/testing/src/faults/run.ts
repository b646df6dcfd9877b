import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from './assertions.js';
import { crashPoints } from './crash-points.js';
import { type FaultRunReport, formatReport, runWithFaults } from './fault-run.js';
import { defaultWeights, randomFaults } from './fault-schedule.js';
import type { Plan } from './plan.js';
import { startPrivateEngines } from './private-engines.js';

const LONG_MS = 600_000;
const MAX_SETTLED_AFTER_MS = 30_000;
const MIN_KILLS = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);
const long = process.argv.includes('--long');
const seedArgument = process.argv.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length);
const seed = Number(seedArgument ?? Date.now() % 1_000_000);

const plan: Plan = {
  events: long ? 10_000 : 600,
  commitsPerSecond: 25,
  aggregates: 500,
  pairShare: 0.1,
  producers: 2,
  consumers: 3,
  conditions: randomFaults({
    seed,
    minFaults: long ? MIN_KILLS : 10,
    minMs: long ? LONG_MS : 0,
    intervalMs: [600, 1_800],
    weights: long ? { ...defaultWeights, silence: 3 } : defaultWeights,
  }),
  crashAt: crashPoints,
  settleWithinMs: 120_000,
};

/** Times are checked in the long run alone: a short one is too short to measure them. */
function failures({ delivery, faults, settledAfterMs }: FaultRunReport): string[] {
  const { broker = 0, database = 0, producer = 0, consumer = 0 } = faults;
  const kills = broker + database + producer + consumer;
  return [
    ...violations(delivery),
    ...(long && kills < MIN_KILLS ? [`only ${kills} kills`] : []),
    ...(long && settledAfterMs > MAX_SETTLED_AFTER_MS
      ? [`settled later than ${MAX_SETTLED_AFTER_MS / 1_000} s`]
      : []),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'careward-faults-'));
const engines = await startPrivateEngines(folder, print);
const stop = async () => {
  await engines.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  print(`Seed ${seed}; repeat these faults with --seed=${seed}`);
  const report = await runWithFaults(engines, plan);
  print(formatReport(report));
  const failed = failures(report);
  print(failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await stop();
}
process.exit();
