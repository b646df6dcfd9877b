import jest from 'eslint-plugin-jest';

/** A test without an expectation cannot fail. A function that expects for it has a name that begins with `expect`. */
const asserting = { assertFunctionNames: ['expect', 'expect*'] };

const rules = {
  'jest/expect-expect': ['error', asserting],
  // An expectation in a branch may never be reached, and one without a matcher or an await says nothing.
  'jest/no-conditional-expect': 'error',
  'jest/valid-expect': 'error',
  'jest/valid-expect-in-promise': 'error',
  'jest/no-identical-title': 'error',
};

export const expectations = [
  { files: ['**/*.spec.{ts,tsx}', '**/*.suite.ts'], plugins: { jest }, rules },
  {
    // Journeys take `expect` from Playwright, with a message if they like, and `test` from our own fixtures.
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
