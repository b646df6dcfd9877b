import { describe, expect, it } from '@jest/globals';
import { eventually } from '../src/eventually.js';
import type { Aggregate, Effects } from '../src/faults/run-records.js';
import { checkDelivery, type FinalState, violations } from '../src/faults/assertions.js';
import type { FaultTargets } from '../src/faults/plan.js';
import { randomFaults } from '../src/faults/fault-schedule.js';
import type { FaultyProxy } from '../src/faults/faulty-proxy.js';
import { SettleDetector } from '../src/faults/final-state.js';
import { measure, percentiles } from '../src/faults/measurements.js';
import { randomFrom } from '../src/faults/random.js';

const aggregate = (...ids: string[]): Aggregate => ({
  _id: 's',
  events: ids.length,
  outbox: [],
  recorded: ids.map((id) => ({ id, at: 0 })),
});
const effects = (...ids: string[]): Effects => ({
  _id: 's',
  last: ids.length,
  effects: ids.map((id, at) => ({ id, sequence: at + 1, at: 0 })),
});
const right: FinalState = {
  aggregates: [aggregate('a', 'b')],
  effects: [effects('a', 'b')],
  acknowledged: ['a', 'b'],
  queued: 0,
  deadLetters: 0,
};
const pending = { ...right.aggregates[0], outbox: [{ id: 'b' }] } as Aggregate;
const skipped: Effects = { _id: 's', last: 3, effects: [{ id: 'b', sequence: 2, at: 0 }] };

describe('the assertions on a fault run', () => {
  it('find nothing when every event had its effect once and in order', () => {
    const check = checkDelivery(right);
    expect(violations(check)).toEqual([]);
    expect(check).toMatchObject({ committed: 2, applied: 2 });
  });

  it.each<[string, Partial<FinalState>, string[]]>([
    ['an event without effect', { effects: [effects('a')] }, ['1 lost']],
    ['no effect at all', { effects: [] }, ['2 lost']],
    [
      'an event with two effects',
      { effects: [effects('a', 'b', 'b')] },
      ['1 duplicated', '1 aggregates out of order'],
    ],
    ['effects in the wrong order', { effects: [effects('b', 'a')] }, ['1 aggregates out of order']],
    ['a gap', { effects: [skipped] }, ['1 lost', '1 aggregates out of order']],
    [
      'an event that was counted, not kept',
      { aggregates: [{ ...aggregate('a', 'b'), events: 3 }] },
      ['1 aggregates out of order'],
    ],
    [
      'an acknowledged write that is gone',
      { acknowledged: ['a', 'b', 'c'] },
      ['1 acknowledged but not committed'],
    ],
    [
      'an effect of an event that was never committed',
      { effects: [effects('a', 'b', 'c')] },
      ['1 aggregates out of order', '1 applied but not committed'],
    ],
    ['an event still in its outbox', { aggregates: [pending] }, ['1 left in an outbox']],
    ['messages in queues', { queued: 3 }, ['3 left in a queue']],
    ['dead letters', { deadLetters: 1 }, ['1 dead letters']],
  ])('find %s', (_, change, expected) => {
    expect(violations(checkDelivery({ ...right, ...change }))).toEqual(expected);
  });

  it('accept a commit whose acknowledgement was lost', () => {
    expect(violations(checkDelivery({ ...right, acknowledged: ['a'] }))).toEqual([]);
  });
});

const passing = checkDelivery({ aggregates: [], effects: [], acknowledged: [], queued: 0, deadLetters: 0 });
const lost = { ...passing, lost: ['a'] };
const waiting = { ...lost, queued: 1 };

it.each([
  ['without violations for long enough', [passing, passing, passing], [false, false, true]],
  ['without violations only in between', [passing, lost, passing, passing], [false, false, false, false]],
  ['wrong, and idle for long enough', [lost, lost, lost, lost, lost], [false, false, false, false, true]],
  ['wrong, and something is left to do', [waiting, waiting, waiting, waiting, waiting], Array(5).fill(false)],
  [
    'wrong, and changing',
    [lost, lost, { ...lost, applied: 1 }, { ...lost, applied: 1 }, { ...lost, applied: 1 }],
    Array(5).fill(false),
  ],
])('a run is settled or not when it is %s', (_, checks, settled) => {
  const detector = new SettleDetector(2, 4);
  expect(checks.map((check, now) => detector.isSettled(check, now))).toEqual(settled);
});

const committed = (at: Record<string, number>) => ({
  _id: 's',
  events: Object.keys(at).length,
  outbox: [],
  recorded: Object.entries(at).map(([id, committedAt]) => ({ id, at: committedAt })),
});

describe('the measurements of a fault run', () => {
  it('time commit to effect, and count duplicates and early arrivals', () => {
    const effects = [
      { id: 'a', sequence: 1, at: 1_010 },
      { id: 'b', sequence: 2, at: 1_300 },
    ];
    const measurements = measure(
      { aggregates: [committed({ a: 1_000, b: 1_100 })], effects: [{ _id: 's', last: 2, effects }] },
      [
        { at: 1_001, ms: 4, recorded: ['a'] },
        { at: 1_050, ms: 3_000, error: 'MongoServerSelectionError' },
        { at: 1_101, ms: 6, recorded: ['b'] },
      ],
      [
        { at: 1_005, event: 'b', outcome: 'early' },
        { at: 1_010, event: 'a', outcome: 'applied' },
        { at: 1_020, event: 'a', outcome: 'duplicate' },
        { at: 1_300, event: 'b', outcome: 'applied' },
      ],
    );
    expect(measurements).toEqual({
      latency: { p50: 200, p99: 200, max: 200 },
      write: { p50: 6, p99: 6, max: 6 },
      failedWrites: 1,
      deliveries: 4,
      duplicates: 1,
      earlyArrivals: 1,
    });
  });

  it('are percentiles of all values', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentiles(values)).toEqual({ p50: 51, p99: 100, max: 100 });
  });

  it('are zero when there is nothing to measure', () => {
    expect(percentiles([])).toEqual({ p50: 0, p99: 0, max: 0 });
  });
});

const proxy: FaultyProxy = { url: '', fault: async () => undefined, close: async () => undefined };
const targets: FaultTargets = {
  processes: { broker: [], database: [], producer: [], consumer: [] },
  proxies: [proxy],
};
const resets = (minFaults: number) =>
  randomFaults({ seed: 1, minFaults, minMs: 0, intervalMs: [0, 1], weights: { reset: 1 } })(targets);

describe('a schedule of random faults', () => {
  it('ends with the faults that were asked for, however long the run goes on', async () => {
    const [short, long] = [resets(3), resets(60)];
    await eventually(() => expect(long.isOver()).toBe(true));
    expect(short.faults).toEqual({ reset: 3 });
    await Promise.all([short.end(), long.end()]);
  });
});

const draws = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: 1_000 }, () => random.pick({ often: 9, seldom: 1, never: 0 }));
};

describe('choices by a seed', () => {
  it('are the same for the same seed and others for another', () => {
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('follow their weights', () => {
    const seldom = draws(1).filter((name) => name === 'seldom');
    expect(draws(1)).not.toContain('never');
    expect(seldom.length).toBeGreaterThan(60);
    expect(seldom.length).toBeLessThan(150);
  });

  it('lie between their bounds', () => {
    const random = randomFrom(3);
    const values = Array.from({ length: 1_000 }, () => random.between(5, 6));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...values)).toBeLessThan(6);
  });
});
