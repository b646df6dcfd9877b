import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testPrefix } from '../test-prefix.js';
import { crashedAt, type CrashPoint } from './crash-point.js';
import { openEvidence, type Evidence } from './evidence.js';
import { WRITING_FILE } from './load.js';
import { measure, type Measures } from './measures.js';
import { readNotes } from './notes.js';
import type { Plan } from './plan.js';
import type { PrivateEngines } from './private-engines.js';
import { startRoles } from './roles.js';
import { Settling } from './settling.js';
import { judge, type Facts, type Verdict } from './verdict.js';
import type { Weather } from './weather.js';

/** Looking reads everything, which slows down what is looked at. */
const LOOK_EVERY_MS = 500;
const CLEAN_FOR_MS = 1_500;

export type TrialReport = {
  verdict: Verdict;
  measures: Measures;
  faults: Weather['faults'];
  brokerBackAfter: number[];
  crashedAt: CrashPoint[];
  /** From the last commit, with everything up again, until nothing was left to do. */
  settledAfterMs: number;
  writingMs: number;
};

/** Lets producers and consumers work while things break, waits until they settle, and judges what is left. */
export async function runTrial(engines: PrivateEngines, plan: Plan): Promise<TrialReport> {
  const at = { folder: mkdtempSync(join(engines.folder, 'trial-')), prefix: testPrefix() };
  const evidence = await openEvidence(engines, at);
  const roles = await startRoles(engines, plan, at);
  const writing = join(at.folder, WRITING_FILE);
  writeFileSync(writing, '');
  const began = performance.now();
  const warmSince = Date.now() + (plan.warmUpMs ?? 0);
  const weather = plan.weather({
    victims: {
      broker: [engines.broker],
      database: [engines.database],
      producer: roles.producers,
      consumer: roles.consumers,
    },
    lines: roles.lines,
  });
  try {
    await enough(plan, weather, evidence, at.folder);
    rmSync(writing);
    const writingMs = performance.now() - began;
    await weather.end();
    const calmSince = performance.now();
    const { facts, at: settledAt } = await settled(evidence, calmSince, plan);
    return {
      verdict: judge(facts),
      measures: measure(
        facts,
        readNotes(at.folder, 'commits'),
        readNotes(at.folder, 'deliveries'),
        warmSince,
      ),
      faults: weather.faults,
      brokerBackAfter: weather.brokerBackAfter,
      crashedAt: crashedAt(at.folder),
      settledAfterMs: settledAt - calmSince,
      writingMs,
    };
  } finally {
    await weather.end();
    await roles.stop();
    await evidence.close();
  }
}

async function enough(
  { events, crashAt }: Plan,
  weather: Weather,
  evidence: Evidence,
  folder: string,
): Promise<void> {
  // The database may be the one that was just killed.
  const committed = () => evidence.committed().catch(() => 0);
  const more = async () =>
    !weather.over() || crashedAt(folder).length < crashAt.length || (await committed()) < events;
  while (await more()) await wait(LOOK_EVERY_MS);
}

type Settled = { facts: Facts; at: number };

/** What is left once the trial has settled, or at the deadline, and since when. */
async function settled(
  evidence: Evidence,
  calmSince: number,
  { settleWithinMs, stillForMs = Infinity }: Plan,
): Promise<Settled> {
  const deadline = calmSince + settleWithinMs;
  const settling = new Settling(CLEAN_FOR_MS, stillForMs);
  for (;;) {
    const facts = await evidence.gather().catch((error: unknown) => {
      if (performance.now() > deadline) throw error;
      return null;
    });
    const now = performance.now();
    if (facts && (settling.isOver(judge(facts), now) || now > deadline))
      return { facts, at: settling.cleanSince ?? now };
    await wait(LOOK_EVERY_MS);
  }
}
