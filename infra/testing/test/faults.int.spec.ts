import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from '../src/faults/assertions.js';
import { crashPoints } from '../src/faults/crash-points.js';
import { noFaults, type Plan, type PlantedBug } from '../src/faults/plan.js';
import { runWithFaults, type FaultRunReport } from '../src/faults/fault-run.js';
import { defaultWeights, randomFaults } from '../src/faults/fault-schedule.js';
import { startPrivateEngines, type PrivateEngines } from '../src/faults/private-engines.js';

const LONG = process.env['LONG'] === '1';
/** Only ends a run that hangs; times are checked by the long run. */
jest.setTimeout(300_000);

/** The roles run from the build that `npm test` makes. The long run with checked times is `npm run test:faults -- --long`. */
const withRandomFaults: Plan = {
  events: LONG ? 400 : 120,
  commitsPerSecond: 40,
  aggregates: 100,
  pairShare: 0.1,
  producers: 2,
  // As many copies as share a queue in production.
  consumers: 3,
  conditions: randomFaults({
    seed: 20_261,
    minFaults: 8,
    minMs: 0,
    intervalMs: [600, 1_800],
    weights: defaultWeights,
  }),
  crashAt: crashPoints,
  settleWithinMs: 60_000,
};
const withoutFaults: Plan = {
  ...withRandomFaults,
  events: 120,
  aggregates: 10,
  producers: 1,
  consumers: 1,
  conditions: noFaults,
  crashAt: [],
  // Events that a bug has lost never arrive, so waiting longer is of no use.
  idleForMs: 4_000,
};
/** The conditions under which each bug shows. */
const planted: Record<PlantedBug, Plan> = {
  'removes-before-confirm': {
    ...withoutFaults,
    conditions: randomFaults({
      seed: 1,
      minFaults: 6,
      minMs: 0,
      intervalMs: [300, 600],
      weights: { drop: 1 },
    }),
    // Short, since events whose predecessor is lost stay on the retry ladder and the run never becomes idle.
    settleWithinMs: 10_000,
  },
  'acknowledges-first': { ...withoutFaults, crashAt: ['after-effect'] },
  'no-sequence-guard': { ...withoutFaults, crashAt: ['before-pull'] },
};

const folder = mkdtempSync(join(tmpdir(), 'careward-faults-'));
let engines: PrivateEngines;

beforeAll(async () => {
  engines = await startPrivateEngines(folder, () => undefined);
});
afterAll(async () => {
  await engines.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('events', () => {
  it('have their effect once and in order, whichever process is killed', async () => {
    const report = await runWithFaults(engines, withRandomFaults);
    expect(violations(report.delivery)).toEqual([]);
    expect(report.delivery.committed).toBeGreaterThanOrEqual(withRandomFaults.events);
    expect(report.crashedAt).toEqual(crashPoints);
  });
});

/** That the assertions can fail is shown by bugs, in the long run. */
const findsBugs = () => {
  const reports = new Map<PlantedBug, FaultRunReport>();
  const lost = (bug: PlantedBug) => reports.get(bug)?.delivery.lost.length;

  beforeAll(async () => {
    const bugs = Object.entries(planted) as [PlantedBug, Plan][];
    await Promise.all(
      bugs.map(async ([plantedBug, plan]) =>
        reports.set(plantedBug, await runWithFaults(engines, { ...plan, plantedBug })),
      ),
    );
  });

  it('the events that a producer loses by removing them before the broker has them', () => {
    expect(lost('removes-before-confirm')).toBeGreaterThan(0);
    expect(reports.get('removes-before-confirm')?.delivery.inOutbox).toBe(0);
  });

  it('the events that a consumer loses by acknowledging first', () => {
    expect(lost('acknowledges-first')).toBeGreaterThan(0);
    expect(reports.get('acknowledges-first')?.delivery).toMatchObject({ queued: 0, inOutbox: 0 });
  });

  it('the events that a consumer applies twice without a sequence guard', () => {
    expect(reports.get('no-sequence-guard')?.delivery.duplicated).not.toEqual([]);
  });
};
if (LONG) describe('the same assertions find', findsBugs);
