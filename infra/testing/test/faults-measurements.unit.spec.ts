import { describe, expect, it } from '@jest/globals';
import { measure, percentiles } from '../src/faults/measurements.js';

const aggregate = (at: Record<string, number>) => ({
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
      { aggregates: [aggregate({ a: 1_000, b: 1_100 })], effects: [{ _id: 's', last: 2, effects }] },
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
