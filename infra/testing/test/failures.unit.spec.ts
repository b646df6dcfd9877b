import { describe, expect, it } from '@jest/globals';
import { journeyFailures, specFailures } from '../src/run/tally.js';

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
