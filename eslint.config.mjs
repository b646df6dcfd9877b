import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './infra/testing/lint/boundaries.mjs';
import { domain } from './infra/testing/lint/domain.mjs';
import { expectations } from './infra/testing/lint/expectations.mjs';
import { literalText } from './infra/testing/lint/literal-text.mjs';
import { names } from './infra/testing/lint/names.mjs';

const typescript = ['**/*.{ts,tsx}'];
const decorated = ['{services,gateway,infra}/**/*.ts'];
const specs = ['**/*.{spec,e2e}.{ts,tsx}'];
const plain = ['**/*.{mjs,cjs,js}'];

const sleeping = {
  selector: "CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='waitForTimeout']",
  message: 'A spec does not sleep: use eventually() or wait for what should happen.',
};
const importedSleep = {
  selector: "ImportDeclaration[source.value='node:timers/promises']",
  message: 'A spec does not sleep: use eventually() or wait for what should happen.',
};
// Constructors are exempt: a Nest class lists there what it needs.
const manyParameters = {
  selector:
    ':matches(FunctionDeclaration, ArrowFunctionExpression, MethodDefinition[kind!="constructor"] > FunctionExpression)[params.length>4]',
  message: 'More than four parameters: pass one object.',
};
const narrowed = {
  selector:
    'MemberExpression[object.name=/^(describe|it|test|suite)$/][property.name=/^(only|skip|fixme|todo|failing)$/], CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
  message: 'Every spec runs, every time.',
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/target/', '.nx/', '**/.data/', '**/playwright-report/', '**/test-results/']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  names,
  {
    rules: {
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable'] },
      ],
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommended, boundaries],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', manyParameters],
    },
  },
  {
    // A type in a decorated signature is looked up when the class is made, so its import stays.
    files: decorated,
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The floors above the store add their slices to this interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^InjectedSlices$' }],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', manyParameters, ...literalText] },
  },
  {
    files: specs,
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', sleeping, importedSleep, narrowed],
    },
  },
  expectations,
  domain,
  {
    files: plain,
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/**'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // Command lines speak to a person through the console.
    files: ['infra/*/bin/**', 'infra/testing/jest/**', 'web/build/**', 'infra/local/src/**'],
    rules: { 'no-console': 'off' },
  },
);
