import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = join(import.meta.dirname, '../../..');
const fixtures = join(import.meta.dirname, 'fixtures/boundaries');
const paths = (set: string) => globSync('**/*.ts', { cwd: join(fixtures, set) }).sort();

describe('the lint rules', () => {
  let eslint: ESLint;

  beforeAll(() => {
    // The project's configuration without the type-aware rules, since fixtures belong to no program.
    eslint = new ESLint({
      cwd: root,
      overrideConfigFile: join(root, 'eslint.config.mjs'),
      overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
    });
  });

  /** Lints a fixture as if it were at the same path in the project. */
  const rulesBrokenBy = async (set: string, path: string) => {
    const text = readFileSync(join(fixtures, set, path), 'utf8');
    const [result] = await eslint.lintText(text, { filePath: join(root, path) });
    return result?.messages.map((message) => message.ruleId);
  };

  it.each(paths('broken').filter((path) => !path.startsWith('somewhere')))('refuses %s', async (path) => {
    expect(await rulesBrokenBy('broken', path)).toEqual(['boundaries/dependencies']);
  });

  it('refuses a file in a folder without a rule', async () => {
    expect(await rulesBrokenBy('broken', 'somewhere/new/unknown-place.ts')).toEqual([
      'boundaries/no-unknown-files',
    ]);
  });

  it.each(paths('kept'))('accepts %s', async (path) => {
    expect(await rulesBrokenBy('kept', path)).toEqual([]);
  });

  it.each([
    ['services/coach/src/utils/words.ts', 'names/no-catch-all'],
    ['web/src/shared/helpers.ts', 'names/no-catch-all'],
  ])('refuses the name %s', async (path, rule) => {
    const [result] = await eslint.lintText('export const nothing = 0;\n', { filePath: join(root, path) });
    expect(result?.messages.map((message) => message.ruleId)).toEqual([rule]);
  });

  const rulesBrokenAs = async (path: string, ...lines: string[]) => {
    const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: join(root, path) });
    return result?.messages.map((message) => message.ruleId);
  };
  const SPEC = 'services/coach/test/x.unit.spec.ts';
  const DOMAIN = 'services/coach/src/chat/x.domain.ts';

  it.each([
    ['a framework', 'no-restricted-imports', "import { Injectable } from '@nestjs/common'; Injectable();"],
    [
      'a clock',
      'no-restricted-imports',
      "import { Clock } from '@careward/platform/app/clock'; new Clock();",
    ],
    ['a file', 'no-restricted-imports', "import { readFileSync } from 'node:fs'; readFileSync('x');"],
    ['the time', 'no-restricted-properties', 'export const now = () => Date.now();'],
    ['chance', 'no-restricted-properties', 'export const draw = () => Math.random();'],
  ])('refuses %s in a domain rule', async (_what, rule, text) => {
    expect(await rulesBrokenAs(DOMAIN, text)).toEqual([rule]);
  });

  it.each([
    ['a narrowed spec', "it.only('x', () => undefined);"],
    ['a skipped spec', "describe.skip('x', () => undefined);"],
    ['a sleeping spec', 'setTimeout(() => undefined, 10);'],
  ])('refuses %s', async (_what, text) => {
    expect(await rulesBrokenAs(SPEC, text)).toContain('no-restricted-syntax');
  });

  const jest = "import { expect, it } from '@jest/globals';";
  const playwright = "import { expect } from '@playwright/test'; import { test } from '../src/fixtures.js';";

  it.each([
    [
      'a test without an expectation',
      SPEC,
      jest,
      "it('x', () => undefined); it('y', () => expect(1).toBe(1));",
    ],
    ['a table without one', SPEC, jest, "it.each([1])('x %s', () => undefined); expect(1).toBe(1);"],
    [
      'a suite without one',
      'infra/testing/src/x.suite.ts',
      jest,
      "it('x', () => undefined); expect(1).toBe(1);",
    ],
    [
      'a journey without one',
      'infra/e2e/test/x.e2e.ts',
      playwright,
      "test('x', () => undefined); expect(1).toBe(1);",
    ],
  ])('refuses %s', async (_what, path, imports, text) => {
    expect(await rulesBrokenAs(path, imports, text)).toEqual(['jest/expect-expect']);
  });

  it.each([
    ['no-conditional-expect', SPEC, jest, "it('x', () => { if (Math.random()) expect(1).toBe(1); });"],
    ['valid-expect', SPEC, jest, "it('x', () => { expect(1); });"],
    ['valid-expect', 'infra/e2e/test/x.e2e.ts', playwright, "test('x', () => { expect(1, 'one'); });"],
    ['no-identical-title', SPEC, jest, "it('x', () => expect(1).toBe(1)); it('x', () => expect(2).toBe(2));"],
  ])('refuses violations of jest/%s', async (rule, path, imports, text) => {
    expect(await rulesBrokenAs(path, imports, text)).toEqual([`jest/${rule}`]);
  });

  it.each([
    ['with an expectation', SPEC, jest, "it('x', () => expect(1).toBe(1));"],
    [
      'whose function expects',
      SPEC,
      jest,
      "const expectOne = () => expect(1).toBe(1); it('x', () => expectOne());",
    ],
    [
      'that is a journey',
      'infra/e2e/test/x.e2e.ts',
      playwright,
      "test('x', () => expect(1, 'one').toBe(1));",
    ],
  ])('accepts a test %s', async (_what, path, imports, text) => {
    expect(await rulesBrokenAs(path, imports, text)).toEqual([]);
  });
});
