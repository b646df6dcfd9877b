import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = join(import.meta.dirname, '../../..');
const SPEC = 'services/coach/test/x.unit.spec.ts';
const SUITE = 'infra/testing/src/x.suite.ts';
const JOURNEY = 'infra/e2e/test/x.e2e.ts';
const DOMAIN = 'services/coach/src/chat/x.domain.ts';
const PAGE = 'web/src/features/home/x.tsx';

describe('the lint rules', () => {
  let eslint: ESLint;

  beforeAll(() => {
    // The project's configuration without the type-aware rules, since these files belong to no program.
    eslint = new ESLint({
      cwd: root,
      overrideConfigFile: join(root, 'eslint.config.mjs'),
      overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
    });
  });

  /** Lints the text as if it were at this path in the project. */
  const rulesBrokenBy = async (path: string, ...lines: string[]) => {
    const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: join(root, path) });
    return result?.messages.map((message) => message.ruleId);
  };

  it.each([
    ['gateway/src/x.ts', "import '../../services/identity/src/main.js';"],
    ['services/coach/src/x.ts', "import '../../identity/src/main.js';"],
    ['services/coach/src/x.ts', "import '@careward/identity/src/main.js';"],
    ['services/coach/src/x.ts', "import '@careward/testing/eventually';"],
    ['services/coach/src/x.ts', "import '@careward/web/src/main.js';"],
    ['web/src/app/x.ts', "import '@careward/platform/bootstrap';"],
    ['web/src/base/x.ts', "import '../ui/button.js';"],
    ['web/src/base/x.ts', "import '../shared/toast/toast.slice.js';"],
    ['web/src/ui/x.ts', "import '../shared/toast/toast.slice.js';"],
    ['web/src/ui/x.ts', "import '../features/home/greeting.js';"],
    ['web/src/shared/toast/x.ts', "import '../../features/home/greeting.js';"],
    ['web/src/shared/toast/x.ts', "import '../../app/pages.js';"],
    ['web/src/shared/toast/x.ts', "import '../../main.js';"],
    ['web/src/features/home/x.ts', "import '../../app/pages.js';"],
    ['web/src/features/home/x.ts', "import type { Page } from '../../app/pages.js'; export type X = Page;"],
    ['web/src/features/home/x.ts', "await import('../coach/coach.endpoints.js');"],
    ['web/src/features/home/x.ts', "import '../coach/coach.endpoints.js';"],
    ['infra/platform/src/x.ts', "import '@careward/identity/src/main.js';"],
    [
      'infra/contracts/src/x.ts',
      "import type { Web } from '@careward/web/src/main.js'; export type X = Web;",
    ],
    ['infra/contracts/src/x.ts', "import '@careward/platform/bootstrap';"],
  ])('refuse in %s: %s', async (path, text) => {
    expect(await rulesBrokenBy(path, text)).toEqual(['boundaries/dependencies']);
  });

  it.each([
    ['gateway/src/x.ts', ['@careward/contracts/limits', '@careward/platform/bootstrap']],
    [
      'services/coach/src/x.ts',
      ['@careward/contracts/limits', '@careward/platform/bootstrap', './answer.js'],
    ],
    ['services/coach/test/x.api.spec.ts', ['@careward/testing/eventually', '../src/main.js']],
    ['web/src/base/http/x.ts', ['@careward/contracts/limits', '../session/session-storage.js']],
    ['web/src/ui/x.ts', ['@careward/contracts/limits', '../base/config.js', './button.js']],
    ['web/src/shared/legal/x.ts', ['../../base/config.js', '../../ui/button.js', '../toast/toast.slice.js']],
    [
      'web/src/features/home/x.ts',
      [
        '@careward/contracts/limits',
        '../../base/store.js',
        '../../ui/button.js',
        '../../shared/x.js',
        './home.js',
      ],
    ],
    ['web/src/app/x.ts', ['../base/store.js', '../features/home/home-page.js', './layouts/rail.js']],
    ['web/src/main.ts', ['./app/app.js', './base/store.js']],
    ['web/test/features/home/x.unit.spec.ts', ['../../render-in-app.js', '../../../src/app/app.js']],
    ['infra/platform/src/x.ts', ['@careward/contracts/limits']],
    ['infra/contracts/src/x.ts', ['zod', './limits.js']],
  ])('accept in %s the imports %j', async (path, imports) => {
    expect(await rulesBrokenBy(path, ...imports.map((name) => `import '${name}';`))).toEqual([]);
  });

  it.each([
    ['a file in a folder without a rule', 'boundaries/no-unknown-files', 'somewhere/new/unknown-place.ts'],
    ['a catch-all folder', 'names/no-catch-all', 'services/coach/src/utils/words.ts'],
    ['a catch-all file', 'names/no-catch-all', 'web/src/shared/helpers.ts'],
  ])('refuse %s', async (_what, rule, path) => {
    expect(await rulesBrokenBy(path, 'export const nothing = 0;')).toEqual([rule]);
  });

  it.each([
    ['a framework', 'no-restricted-imports', "import { Module } from '@nestjs/common'; Module({});"],
    [
      'a clock',
      'no-restricted-imports',
      "import { Clock } from '@careward/platform/app/clock'; new Clock();",
    ],
    ['a file', 'no-restricted-imports', "import { readFileSync } from 'node:fs'; readFileSync('x');"],
    ['the time', 'no-restricted-properties', 'export const now = () => Date.now();'],
    ['chance', 'no-restricted-properties', 'export const draw = () => Math.random();'],
  ])('refuse %s in a domain rule', async (_what, rule, text) => {
    expect(await rulesBrokenBy(DOMAIN, text)).toEqual([rule]);
  });

  it.each([
    ['a narrowed spec', "it.only('x', () => undefined);"],
    ['a skipped spec', "describe.skip('x', () => undefined);"],
    ['a sleeping spec', 'setTimeout(() => undefined, 10);'],
  ])('refuse %s', async (_what, text) => {
    expect(await rulesBrokenBy(SPEC, text)).toContain('no-restricted-syntax');
  });

  it.each([
    '<p>Welcome</p>',
    '<p>{"Welcome"}</p>',
    '<p>{`Welcome ${name}`}</p>',
    '<p>{name ? "Welcome" : "Bye"}</p>',
    '<p>{name && "Welcome"}</p>',
    '<img alt="A heart" />',
    '<button aria-label="Close" />',
    '<button aria-label={"Close"} />',
    '<button title={name ? "Open" : "Close"} />',
    '<button title={`Close ${name}`} />',
    '<Page lead="Welcome" />',
  ])('refuse text that is in one language: %s', async (markup) => {
    const broken = await rulesBrokenBy(PAGE, `export const x = (name: string) => [name, ${markup}];`);
    expect(new Set(broken)).toEqual(new Set(['no-restricted-syntax']));
  });

  it.each([
    '<p className="lead" role="alert">{words.welcome}</p>',
    '<p title={words.title}>{words.hello(name)} 24/7 …</p>',
    '<input type={name ? "text" : "password"} data-state={name && "open"} />',
  ])('accept markup without such text: %s', async (markup) => {
    const text = `export const x = (name: string, words: Words) => [name, words, ${markup}];`;
    expect(await rulesBrokenBy(PAGE, text)).toEqual([]);
  });

  const jest = "import { expect, it } from '@jest/globals';";
  const playwright = "import { expect } from '@playwright/test'; import { test } from '../src/fixtures.js';";
  const rulesBrokenByTest = (path: string, text: string) =>
    rulesBrokenBy(path, path === JOURNEY ? playwright : jest, text);

  it.each([
    ['a test', SPEC, "it('x', () => undefined); it('y', () => expect(1).toBe(1));"],
    ['a table', SPEC, "it.each([1])('x %s', () => undefined); expect(1).toBe(1);"],
    ['a suite', SUITE, "it('x', () => undefined); expect(1).toBe(1);"],
    ['a journey', JOURNEY, "test('x', () => undefined); expect(1).toBe(1);"],
  ])('refuse %s without an expectation', async (_what, path, text) => {
    expect(await rulesBrokenByTest(path, text)).toEqual(['jest/expect-expect']);
  });

  it.each([
    ['no-conditional-expect', SPEC, "it('x', () => { if (Math.random()) expect(1).toBe(1); });"],
    ['valid-expect', SPEC, "it('x', () => { expect(1); });"],
    ['valid-expect', JOURNEY, "test('x', () => { expect(1, 'one'); });"],
    ['no-identical-title', SPEC, "it('x', () => expect(1).toBe(1)); it('x', () => expect(2).toBe(2));"],
  ])('refuse violations of jest/%s', async (rule, path, text) => {
    expect(await rulesBrokenByTest(path, text)).toEqual([`jest/${rule}`]);
  });

  it.each([
    ['with an expectation', SPEC, "it('x', () => expect(1).toBe(1));"],
    ['that calls one', SPEC, "const expectOne = () => expect(1).toBe(1); it('x', () => expectOne());"],
    ['that is a journey', JOURNEY, "test('x', () => expect(1, 'one').toBe(1));"],
  ])('accept a test %s', async (_what, path, text) => {
    expect(await rulesBrokenByTest(path, text)).toEqual([]);
  });
});
