import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const root = join(import.meta.dirname, '../../..');
const fixtures = join(import.meta.dirname, 'fixtures/boundaries');
const paths = (set: string) => globSync('**/*.ts', { cwd: join(fixtures, set) }).sort();

describe('the boundaries of design.md 7, as lint sees them', () => {
  let eslint: ESLint;

  beforeAll(() => {
    // The project's own configuration; only the rules that need a compiled program are off, as fixtures have none.
    eslint = new ESLint({
      cwd: root,
      overrideConfigFile: join(root, 'eslint.config.mjs'),
      overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
    });
  });

  /** A fixture is read as though it stood at the same path in the project itself. */
  const rulesBrokenBy = async (set: string, path: string) => {
    const text = readFileSync(join(fixtures, set, path), 'utf8');
    const [result] = await eslint.lintText(text, { filePath: join(root, path) });
    return result?.messages.map((message) => message.ruleId);
  };

  it.each(paths('broken').filter((path) => !path.startsWith('somewhere')))('refuses %s', async (path) => {
    expect(await rulesBrokenBy('broken', path)).toEqual(['boundaries/dependencies']);
  });

  it('refuses a file in a place that has no rule', async () => {
    expect(await rulesBrokenBy('broken', 'somewhere/new/unknown-place.ts')).toEqual([
      'boundaries/no-unknown-files',
    ]);
  });

  it.each(paths('kept'))('accepts %s', async (path) => {
    expect(await rulesBrokenBy('kept', path)).toEqual([]);
  });

  it.each([
    ['services/coach/src/utils/words.ts', 'names/say-nothing'],
    ['web/src/shared/helpers.ts', 'names/say-nothing'],
  ])('refuses the name %s', async (path, rule) => {
    const [result] = await eslint.lintText('export const nothing = 0;\n', { filePath: join(root, path) });
    expect(result?.messages.map((message) => message.ruleId)).toEqual([rule]);
  });

  it.each([
    ['a narrowed spec', "it.only('x', () => undefined);\n"],
    ['a skipped spec', "describe.skip('x', () => undefined);\n"],
    ['a sleeping spec', 'setTimeout(() => undefined, 10);\n'],
  ])('refuses %s', async (_what, text) => {
    const [result] = await eslint.lintText(text, {
      filePath: join(root, 'services/coach/test/x.unit.spec.ts'),
    });
    expect(result?.messages.map((message) => message.ruleId)).toContain('no-restricted-syntax');
  });
});
