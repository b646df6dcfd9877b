import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashPoints } from '../src/faults/crash-point.js';
import type { Plan } from '../src/faults/plan.js';
import type { PlantedBug } from '../src/faults/planted-bug.js';
import { startPrivateEngines, type PrivateEngines } from '../src/faults/private-engines.js';
import { everyKind, storm } from '../src/faults/storm.js';
import { runTrial, type TrialReport } from '../src/faults/trial.js';
import { complaints } from '../src/faults/verdict.js';
import { calm } from '../src/faults/weather.js';

/** Ends a trial that hangs; how long one takes is for the long run to judge. */
const WATCHDOG_MS = 300_000;

/** The roles run as `npm test` has built them. The same trial at length, with its times judged, is `npm run test:faults -- --long`. */
const stormy: Plan = {
  events: 400,
  commitsPerSecond: 40,
  subjects: 100,
  pairs: 0.1,
  producers: 2,
  consumers: 2,
  weather: storm({ seed: 20_261, atLeast: 8, forMs: 0, everyMs: [600, 1_800], kinds: everyKind }),
  crashAt: crashPoints,
  settleWithinMs: 60_000,
};
const quiet: Plan = {
  ...stormy,
  events: 120,
  subjects: 10,
  producers: 1,
  consumers: 1,
  weather: calm,
  crashAt: [],
  // What a bug has lost never comes. Whatever died is back long before, since its messages wait in a queue till then.
  stillForMs: 4_000,
};
/** What brings each bug to light. */
const planted: Record<PlantedBug, Plan> = {
  'removes-before-confirm': {
    ...quiet,
    weather: storm({ seed: 1, atLeast: 6, forMs: 0, everyMs: [300, 600], kinds: { drop: 1 } }),
    // Events whose predecessor is lost stay on the retry ladder; nothing dies, so lines are all that has to mend.
    settleWithinMs: 10_000,
  },
  'acknowledges-first': { ...quiet, crashAt: ['after-effect'] },
  'no-sequence-guard': { ...quiet, crashAt: ['before-pull'] },
};

const folder = mkdtempSync(join(tmpdir(), 'careward-faults-'));
let engines: PrivateEngines;

beforeAll(async () => {
  const log = () => undefined;
  engines = await startPrivateEngines(folder, log);
}, 60_000);
afterAll(async () => {
  await engines.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

describe('events', () => {
  it(
    'have their effect once and in order, whatever dies',
    async () => {
      const report = await runTrial(engines, stormy);
      expect(complaints(report.verdict)).toEqual([]);
      expect(report.verdict.committed).toBeGreaterThanOrEqual(stormy.events);
      expect(report.crashedAt).toEqual(crashPoints);
    },
    WATCHDOG_MS,
  );
});

describe('the same judge sees', () => {
  const reports = new Map<PlantedBug, TrialReport>();
  const lost = (bug: PlantedBug) => reports.get(bug)?.verdict.lost.length;

  beforeAll(async () => {
    const bugs = Object.entries(planted) as [PlantedBug, Plan][];
    await Promise.all(
      bugs.map(async ([plantedBug, plan]) =>
        reports.set(plantedBug, await runTrial(engines, { ...plan, plantedBug })),
      ),
    );
  }, WATCHDOG_MS);

  it('what a producer loses that removes events before the broker has them', () => {
    expect(lost('removes-before-confirm')).toBeGreaterThan(0);
    expect(reports.get('removes-before-confirm')?.verdict.inOutbox).toBe(0);
  });

  it('what a consumer loses that acknowledges first', () => {
    expect(lost('acknowledges-first')).toBeGreaterThan(0);
    expect(reports.get('acknowledges-first')?.verdict).toMatchObject({ queued: 0, inOutbox: 0 });
  });

  it('what a consumer doubles that does not look at the sequence', () => {
    expect(reports.get('no-sequence-guard')?.verdict.doubled).not.toEqual([]);
  });
});
