import { describe, expect, it } from '@jest/globals';
import { jestTally, withExitCode, playwrightTally, sum } from '../src/run/tally.js';

const specs = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const journeys = { stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the tally of a run', () => {
  it.each([
    ['passed specs', {}, { passed: 40, failed: 0 }],
    ['a failed spec', { numFailedTests: 2 }, { passed: 40, failed: 2 }],
    ['a skipped spec', { numPendingTests: 1 }, { passed: 40, failed: 1 }],
    ['a todo spec', { numTodoTests: 1 }, { passed: 40, failed: 1 }],
    ['a file that does not load', { numRuntimeErrorTestSuites: 3 }, { passed: 40, failed: 3 }],
  ])('counts %s', (_what, more, expected) => {
    expect(jestTally({ ...specs, ...more })).toEqual(expected);
  });

  it.each([
    ['passed journeys', {}, [], { passed: 9, failed: 0 }],
    ['a broken journey', { unexpected: 1 }, [], { passed: 9, failed: 1 }],
    ['a flaky journey', { flaky: 1 }, [], { passed: 9, failed: 1 }],
    ['a skipped journey', { skipped: 1 }, [], { passed: 9, failed: 1 }],
    ['a failed setup', {}, [{}], { passed: 9, failed: 1 }],
  ])('counts %s', (_what, stats, errors, expected) => {
    expect(playwrightTally({ stats: { ...journeys.stats, ...stats }, errors })).toEqual(expected);
  });

  it.each([
    ['left no report', 0, null, { passed: 0, failed: 1 }],
    ['ran nothing', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['crashed after its last test', 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
    ['reported a failure', 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
    ['passed', 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
  ])('counts a runner that %s', (_what, code, tally, expected) => {
    expect(withExitCode(code, tally)).toEqual(expected);
  });

  it('adds up', () => {
    const parts = [
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ];
    expect(sum(parts)).toEqual({ passed: 7, failed: 1 });
  });
});
