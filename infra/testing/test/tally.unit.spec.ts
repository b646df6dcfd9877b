import { describe, expect, it } from '@jest/globals';
import {
  jestTally,
  journeyFailures,
  playwrightTally,
  specFailures,
  sum,
  withExitCode,
} from '../src/run/tally.js';

const specCounts = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const journeyCounts = { stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('the tally of a run', () => {
  it.each([
    ['passed specs', {}, { passed: 40, failed: 0 }],
    ['a failed spec', { numFailedTests: 2 }, { passed: 40, failed: 2 }],
    ['a skipped spec', { numPendingTests: 1 }, { passed: 40, failed: 1 }],
    ['a todo spec', { numTodoTests: 1 }, { passed: 40, failed: 1 }],
    ['a file that does not load', { numRuntimeErrorTestSuites: 3 }, { passed: 40, failed: 3 }],
  ])('counts %s', (_what, more, expected) => {
    expect(jestTally({ ...specCounts, ...more })).toEqual(expected);
  });

  it.each([
    ['passed journeys', {}, [], { passed: 9, failed: 0 }],
    ['a broken journey', { unexpected: 1 }, [], { passed: 9, failed: 1 }],
    ['a flaky journey', { flaky: 1 }, [], { passed: 9, failed: 1 }],
    ['a skipped journey', { skipped: 1 }, [], { passed: 9, failed: 1 }],
    ['a failed setup', {}, [{}], { passed: 9, failed: 1 }],
  ])('counts %s', (_what, stats, errors, expected) => {
    expect(playwrightTally({ stats: { ...journeyCounts.stats, ...stats }, errors })).toEqual(expected);
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

const spec = { title: 'signs up', file: 'sign-up.e2e.ts', line: 12 };
const failed = (projectName: string, status: string) => ({
  projectName,
  status,
  results: [{ errors: [{ message: '\u001b[31mNo button\u001b[39m' }] }],
});
const passed = { projectName: 'phone', status: 'expected', results: [{ errors: [] }] };

describe('what a run tells at its end', () => {
  it('names each file with a failed spec, with the messages of jest', () => {
    const testResults = [
      { name: '/a.spec.ts', status: 'passed', message: '' },
      { name: '/b.spec.ts', status: 'failed', message: '\u001b[1m● adds up\u001b[22m\n\nexpected 4\n' },
    ];
    expect(specFailures({ testResults })).toEqual(['/b.spec.ts\n● adds up\n\nexpected 4']);
  });

  it('names each failed journey by its project, file and line, however deep it stands', () => {
    const suites = [
      {
        specs: [{ ...spec, tests: [passed] }],
        suites: [{ specs: [{ ...spec, tests: [passed, failed('desktop', 'unexpected')] }] }],
      },
    ];
    expect(journeyFailures({ suites, errors: [] })).toEqual([
      'desktop: sign-up.e2e.ts:12 signs up\nNo button',
    ]);
  });

  it.each(['unexpected', 'flaky', 'skipped'])('names a journey that is %s', (status) => {
    const suites = [{ specs: [{ ...spec, tests: [failed('phone', status)] }] }];
    expect(journeyFailures({ suites, errors: [] })).toHaveLength(1);
  });

  it('names what failed outside the journeys', () => {
    const errors = [{ message: 'The setup failed' }, {}];
    expect(journeyFailures({ suites: [], errors })).toEqual([
      'The setup failed',
      'An error without a message.',
    ]);
  });
});
