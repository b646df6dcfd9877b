import { describe, expect, it } from '@jest/globals';
import { jestTally, judged, playwrightTally, sum } from '../src/run/tally.js';

const specs = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const journeys = { stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the closing line', () => {
  it.each([
    ['passed specs', {}, { passed: 40, failed: 0 }],
    ['a failed spec', { numFailedTests: 2 }, { passed: 40, failed: 2 }],
    ['a skipped spec', { numPendingTests: 1 }, { passed: 40, failed: 1 }],
    ['a spec to be written', { numTodoTests: 1 }, { passed: 40, failed: 1 }],
    ['a file that does not load', { numRuntimeErrorTestSuites: 3 }, { passed: 40, failed: 3 }],
  ])('counts %s', (_what, more, expected) => {
    expect(jestTally({ ...specs, ...more })).toEqual(expected);
  });

  it.each([
    ['passed journeys', {}, [], { passed: 9, failed: 0 }],
    ['a broken journey', { unexpected: 1 }, [], { passed: 9, failed: 1 }],
    ['a journey that passed at the second try', { flaky: 1 }, [], { passed: 9, failed: 1 }],
    ['a journey that was left out', { skipped: 1 }, [], { passed: 9, failed: 1 }],
    ['a set-up that failed', {}, [{}], { passed: 9, failed: 1 }],
  ])('counts %s', (_what, stats, errors, expected) => {
    expect(playwrightTally({ stats: { ...journeys.stats, ...stats }, errors })).toEqual(expected);
  });

  it.each([
    ['left no report', 0, null, { passed: 0, failed: 1 }],
    ['ran nothing', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['crashed after its last test', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
    ['told of a failure', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    ['did well', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
  ])('judges a runner that %s', (_what, code, tally, expected) => {
    expect(judged(code, tally)).toEqual(expected);
  });

  it('adds up', () => {
    const parts = [
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ];
    expect(sum(parts)).toEqual({ passed: 7, failed: 1 });
  });
});
