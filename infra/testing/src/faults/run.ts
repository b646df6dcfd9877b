import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashPoints } from './crash-point.js';
import type { Plan } from './plan.js';
import { startPrivateEngines } from './private-engines.js';
import { reportOf } from './report.js';
import { everyKind, storm } from './storm.js';
import { runTrial, type TrialReport } from './trial.js';
import { complaints } from './verdict.js';

const LONG_MS = 600_000;
const SETTLED_WITHIN_MS = 30_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const long = process.argv.includes('--long');
const asked = process.argv.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length);
const seed = Number(asked ?? Date.now() % 1_000_000);

const plan: Plan = {
  events: long ? 10_000 : 600,
  commitsPerSecond: 25,
  subjects: 500,
  pairs: 0.1,
  producers: 2,
  consumers: 2,
  weather: storm({
    seed,
    atLeast: long ? 30 : 10,
    forMs: long ? LONG_MS : 0,
    everyMs: [600, 1_800],
    kinds: long ? { ...everyKind, silence: 3 } : everyKind,
  }),
  crashAt: crashPoints,
  settleWithinMs: 120_000,
};

/** Counts always; times only in a run that is long enough to tell. */
function failures({ verdict, faults, settledAfterMs }: TrialReport): string[] {
  const { broker = 0, database = 0, producer = 0, consumer = 0 } = faults;
  const kills = broker + database + producer + consumer;
  return [
    ...complaints(verdict),
    ...(long && kills < 30 ? [`only ${kills} kills`] : []),
    ...(long && settledAfterMs > SETTLED_WITHIN_MS
      ? [`settled later than ${SETTLED_WITHIN_MS / 1_000} s`]
      : []),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'careward-faults-'));
const engines = await startPrivateEngines(folder, tell);
const stop = async () => {
  await engines.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  tell(`Seed ${seed}; the same one chooses the same faults: --seed=${seed}`);
  const report = await runTrial(engines, plan);
  tell(reportOf(report));
  const failed = failures(report);
  tell(failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await stop();
}
process.exit();
