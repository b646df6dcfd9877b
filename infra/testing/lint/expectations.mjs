import jest from 'eslint-plugin-jest';

/** A test without an expectation cannot fail. Functions that contain expectations have names that begin with `expect`. */
const asserting = { assertFunctionNames: ['expect', 'expect*'] };

const rules = {
  'jest/expect-expect': ['error', asserting],
  // An expectation in a branch may never run, and one without a matcher or an await checks nothing.
  'jest/no-conditional-expect': 'error',
  'jest/valid-expect': 'error',
  'jest/valid-expect-in-promise': 'error',
  'jest/no-identical-title': 'error',
};

export const expectations = [
  { files: ['**/*.spec.{ts,tsx}', '**/*.suite.ts'], plugins: { jest }, rules },
  {
    // Journeys use Playwright's `expect`, which takes a message, and `test` from our own fixtures.
    files: ['**/*.e2e.ts'],
    plugins: { jest },
    settings: { jest: { globalPackage: '@playwright/test' } },
    rules: {
      ...rules,
      'jest/expect-expect': ['error', { ...asserting, additionalTestBlockFunctions: ['test'] }],
      'jest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
];
