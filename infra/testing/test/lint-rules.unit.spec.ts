import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const SPEC = 'services/coach/test/x.unit.spec.ts';
const SUITE = 'infra/testing/src/x.suite.ts';
const JOURNEY = 'infra/e2e/test/x.e2e.ts';
const DOMAIN = 'services/coach/src/chat/x.domain.ts';
const SERVICE = 'services/coach/src/x.ts';
const PAGE = 'web/src/features/home/x.tsx';
const SUPPORT = 'web/test/features/home/x.ts';

type PlantedFile = [path: string, text: string];

const forbiddenImports: PlantedFile[] = [
  ['gateway/src/x.ts', "import '../../services/identity/src/main.js';"],
  ['services/coach/src/x.ts', "import '../../identity/src/main.js';"],
  ['services/coach/src/x.ts', "import '@careward/identity/src/main.js';"],
  ['services/coach/src/x.ts', "import '@careward/testing/eventually';"],
  ['services/coach/src/x.ts', "import '@careward/web/src/main.js';"],
  ['services/coach/src/x.ts', "export * from '@careward/web/src/main.js';"],
  ['services/coach/src/x.ts', "export { main } from '../../identity/src/main.js';"],
  ['services/coach/test/x.api.spec.ts', "import '../../identity/src/main.js';"],
  ['services/coach/src/retrieval/x.ts', "import '../answering/answer.domain.js';"],
  ['services/coach/src/understanding/safety/x.ts', "import '../../answering/answer.domain.js';"],
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
  ['web/src/features/home/x.ts', "export type X = import('../../app/pages.js').Page;"],
  ['web/src/features/home/x.ts', "await import('../coach/coach.endpoints.js');"],
  ['web/src/features/home/x.ts', "import '../coach/coach.endpoints.js';"],
  ['infra/platform/src/x.ts', "import '@careward/identity/src/main.js';"],
  ['infra/testing/src/x.ts', "import '@careward/web/src/main.js';"],
  ['infra/contracts/src/x.ts', "import type { Web } from '@careward/web/src/main.js'; export type X = Web;"],
  ['infra/contracts/src/x.ts', "import '@careward/platform/bootstrap';"],
];

const importing = (path: string, ...names: string[]): PlantedFile => [
  path,
  names.map((name) => `import '${name}';`).join(' '),
];
const allowedImports: PlantedFile[] = [
  importing('gateway/src/x.ts', '@careward/contracts/limits', '@careward/platform/bootstrap'),
  importing(SERVICE, '@careward/contracts/limits', '@careward/platform/bootstrap', './answer.js'),
  importing('services/coach/test/x.api.spec.ts', '@careward/testing/eventually', '../src/main.js'),
  importing('web/src/base/http/x.ts', '@careward/contracts/limits', '../session/session-storage.js'),
  importing('web/src/ui/x.ts', '@careward/contracts/limits', '../base/config.js', './button.js'),
  importing('web/src/shared/legal/x.ts', '../../base/a.js', '../../ui/b.js', '../toast/toast.slice.js'),
  importing(
    'web/src/features/home/x.ts',
    '@careward/contracts/limits',
    '../../base/store.js',
    '../../ui/button.js',
    '../../shared/x.js',
    './home.js',
  ),
  importing('web/src/app/x.ts', '../base/store.js', '../features/home/home-page.js', './layouts/rail.js'),
  importing('web/src/x.ts', './app/app.js', './base/store.js'),
  importing('web/test/features/home/x.unit.spec.ts', '../../render-in-app.js', '../../../src/app/app.js'),
  importing('infra/platform/src/x.ts', '@careward/contracts/limits'),
  importing('infra/contracts/src/x.ts', 'zod', './limits.js'),
];

const nothing = 'export const nothing = 0;';
const names: PlantedFile[] = [
  ['services/coach/src/utils/x.ts', nothing],
  ['web/src/shared/helpers.ts', nothing],
];

const impure: [what: string, rule: string, text: string][] = [
  ['a framework', 'no-restricted-imports', "import { Module } from '@nestjs/common'; Module({});"],
  ['a clock', 'no-restricted-imports', "import { Clock } from '@careward/platform/app/clock'; new Clock();"],
  ['a file', 'no-restricted-imports', "import { readFileSync } from 'node:fs'; readFileSync('x');"],
  ['a promised file', 'no-restricted-imports', "import { readFile } from 'node:fs/promises'; readFile('x');"],
  ['the time', 'no-restricted-properties', 'export const now = () => Date.now();'],
  ['chance', 'no-restricted-properties', 'export const draw = () => Math.random();'],
];

const uneven: [what: string, rule: string, text: string][] = [
  ['a narrowed spec', 'every-spec-runs', "it.only('x', () => undefined);"],
  ['a skipped spec', 'every-spec-runs', "describe.skip('x', () => undefined);"],
  ['a sleeping spec', 'no-sleep', 'setTimeout(() => undefined, 10);'],
];

const inOneLanguage = [
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
];
const withoutText = [
  '<p className="lead" role="alert">{words.welcome}</p>',
  '<p title={words.title}>{words.hello(name)} 24/7 …</p>',
  '<input type={name ? "text" : "password"} data-state={name && "open"} />',
];
const markup = (text: string) => `export const x = (name: string, words: Words) => [name, words, ${text}];`;

const jest = "import { expect, it } from '@jest/globals';";
const playwright = "import { expect } from '@playwright/test'; import { test } from '../src/fixtures.js';";
const testIn = (path: string, text: string) => `${path === JOURNEY ? playwright : jest}\n${text}`;

const blind: [what: string, rule: string, path: string, text: string][] = [
  ['a test without an expectation', 'expect-expect', SPEC, "it('x', () => undefined); expect(1).toBe(1);"],
  ['a table without one', 'expect-expect', SPEC, "it.each([1])('x %s', () => undefined); expect(1).toBe(1);"],
  ['a suite without one', 'expect-expect', SUITE, "it('x', () => undefined); expect(1).toBe(1);"],
  ['a journey without one', 'journeys-expect', JOURNEY, "test('x', () => undefined); expect(1).toBe(1);"],
  [
    'an expectation in a branch',
    'no-conditional-expect',
    SPEC,
    "it('x', () => { if (Math.random()) expect(1).toBe(1); expect(1).toBe(1); });",
  ],
  ['an expectation without a matcher', 'valid-expect', SPEC, "it('x', () => { expect(1); });"],
  [
    'an expectation in a promise that nobody awaits',
    'valid-expect-in-promise',
    SPEC,
    "it('x', () => { fetch('x').then((a) => expect(a).toBe(1)); });",
  ],
  [
    'two tests with one title',
    'no-identical-title',
    SPEC,
    "it('x', () => expect(1).toBe(1)); it('x', () => expect(2).toBe(2));",
  ],
  [
    'a journey whose expectation has no matcher',
    'journeys-valid-expect',
    JOURNEY,
    "test('x', () => { expect(1, 'one'); });",
  ],
  [
    'a journey whose expectation has half a matcher',
    'journeys-valid-expect',
    JOURNEY,
    "test('x', () => { f(expect(1).not.toBe); });",
  ],
  [
    'a journey that awaits no promise of an expectation',
    'journeys-valid-expect',
    JOURNEY,
    "test('x', () => { expect(fetch('x')).resolves.toBe(1); });",
  ],
];
const seeing: [what: string, path: string, text: string][] = [
  ['with an expectation', SPEC, "it('x', () => expect(1).toBe(1));"],
  ['that calls one', SPEC, "const expectOne = () => expect(1).toBe(1); it('x', () => expectOne());"],
  ['that is a journey', JOURNEY, "test('x', () => expect(1, 'one').toBe(1));"],
  ['that is a journey and polls', JOURNEY, "test('x', () => expect.poll(() => 1).toBe(1));"],
  [
    'that is a journey and calls one',
    JOURNEY,
    "import { expectOne } from './y.js'; test('x', () => expectOne()); expect(1).toBe(1);",
  ],
  [
    'that is a journey and awaits one',
    JOURNEY,
    "test('x', async () => { await expect(fetch('x')).resolves.toBe(1); });",
  ],
];

const shared: [what: string, path: string, text: string][] = [
  ['a variable', SUPPORT, 'let count = 0; export const next = () => ++count;'],
  ['a variable that others see', SUPPORT, 'export let count = 0; export const next = () => ++count;'],
  ['a filled array', SUPPORT, 'const all: number[] = []; export const add = () => all.push(1);'],
  ['a filled map', SUITE, 'const all = new Map(); export function add() { all.set(1, 2); }'],
  ['a changed object', SUPPORT, 'const all = { a: 1 }; export const add = () => { all.a = 2; };'],
  ['a changed entry', SUPPORT, 'const all = [1]; export const add = () => { all[0] = 2; };'],
  ['an empty set that others fill', SUPPORT, 'export const all = new Set();'],
];
const unshared: [what: string, path: string, text: string][] = [
  ['a constant', SUPPORT, 'const all = [1, 2]; export const first = () => all.map((x) => x + 1);'],
  [
    'a table that is filled once',
    SUPPORT,
    'const all = new Map(); for (const x of [1]) all.set(x, x); export const one = () => all.get(1);',
  ],
  [
    'state of one call',
    SUPPORT,
    'export function make() { let count = 0; const all: number[] = []; return () => all.push(count++); }',
  ],
  ['a variable of a spec', SPEC, `${jest} let x: number; it('x', () => { x = 1; expect(x).toBe(1); });`],
  ['a variable of the product', SERVICE, 'let count = 0; export const next = () => ++count;'],
];

const decorated = "import { Injectable } from '@nestjs/common'; import { Clock } from './clock.js';";
const typeImports: PlantedFile[] = [
  [SERVICE, "import { Clock } from './clock.js'; export type X = Clock;"],
  [SERVICE, "import { Clock, now } from './clock.js'; export const x = (clock: Clock) => now(clock);"],
  [SERVICE, "import { now } from './clock.js'; export type X = typeof now;"],
];
const valueImports: PlantedFile[] = [
  [SERVICE, "import { type Clock, now } from './clock.js'; export const x = (clock: Clock) => now(clock);"],
  [SERVICE, "import { Clock } from './clock.js'; export default Clock;"],
  [SERVICE, `${decorated} @Injectable() export class X { constructor(readonly clock: Clock) {} }`],
];

const others: [what: string, rule: string, path: string, text: string][] = [
  [
    'more than four parameters',
    'max-parameters',
    SERVICE,
    'export const x = (a = 1, b = 1, c = 1, d = 1, e = 1) => a + b + c + d + e;',
  ],
  ['an octal number', 'no-octal', 'infra/local/bin/x.cjs', 'module.exports = 071;'],
  [
    'a hook in a branch',
    'rules-of-hooks',
    PAGE,
    'export function X({ on }: Props) { if (on) useHook(); return null; }',
  ],
  [
    'an effect that overlooks what it uses',
    'exhaustive-deps',
    PAGE,
    "import { useEffect } from 'react'; export function X({ on }: Props) { useEffect(() => { log(on); }, []); return null; }",
  ],
  [
    'a render that reads the clock',
    'purity',
    PAGE,
    'export function X() { const now = Date.now(); return <p>{now}</p>; }',
  ],
];

const oxlint = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...args], {
    cwd,
    encoding: 'utf8',
  });

describe('the lint rules', () => {
  let folder: string;
  let rules: Map<string, string[]>;

  const key = (path: string, text: string) => `${path}: ${text}`;
  /** What is broken by this text at this path in the project. */
  const rulesBrokenBy = (path: string, text: string) => rules.get(key(path, text)) ?? [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'careward-lint-'));
    rules = lint(folder, [
      ...forbiddenImports,
      ...allowedImports,
      ...names,
      ['somewhere/new/x.ts', nothing],
      ...impure.map(([, , text]): PlantedFile => [DOMAIN, text]),
      ...uneven.map(([, , text]): PlantedFile => [SPEC, text]),
      ...[...inOneLanguage, ...withoutText].map((text): PlantedFile => [PAGE, markup(text)]),
      ...blind.map(([, , path, text]): PlantedFile => [path, testIn(path, text)]),
      ...seeing.map(([, path, text]): PlantedFile => [path, testIn(path, text)]),
      ...[...shared, ...unshared].map(([, path, text]): PlantedFile => [path, text]),
      ...typeImports,
      ...valueImports,
      ...others.map(([, , path, text]): PlantedFile => [path, text]),
    ]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Lints each text as if it were at its path in the project, but for the number in its name; types are left out. */
  function lint(cwd: string, planted: PlantedFile[]): Map<string, string[]> {
    const keys = new Map<string, string>();
    for (const [path, text] of planted) {
      const file = path.replace(/\/x\./, `/x${keys.size}.`);
      keys.set(file, key(path, text));
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), `${text}\n`);
    }
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
      .replace(/"type(Aware|Check)": true/g, '"type$1": false')
      .replace('./infra/testing/lint', join(root, 'infra/testing/lint'));
    writeFileSync(join(cwd, '.oxlintrc.json'), config);
    const { stdout } = oxlint(cwd, '--format=json');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const found = new Map<string, string[]>();
    for (const { code, filename } of diagnostics) {
      const at = keys.get(filename) ?? filename;
      found.set(at, [...(found.get(at) ?? []), code.replace(/^.*\((.*)\)$/, '$1')]);
    }
    return found;
  }

  it.each(forbiddenImports)('refuse in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['boundaries']);
  });

  it.each(allowedImports)('accept in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it('refuse a file in a folder without a rule', () => {
    expect(rulesBrokenBy('somewhere/new/x.ts', nothing)).toEqual(['boundaries']);
  });

  it.each(names)('refuse the catch-all name %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['no-catch-all-name']);
  });

  it.each(impure)('refuse %s in a domain rule', (_what, rule, text) => {
    expect(rulesBrokenBy(DOMAIN, text)).toEqual([rule]);
  });

  it.each(uneven)('refuse %s', (_what, rule, text) => {
    expect(rulesBrokenBy(SPEC, text)).toContain(rule);
  });

  it.each(inOneLanguage)('refuse text that is in one language: %s', (text) => {
    expect(new Set(rulesBrokenBy(PAGE, markup(text)))).toEqual(new Set(['no-literal-text']));
  });

  it.each(withoutText)('accept markup without such text: %s', (text) => {
    expect(rulesBrokenBy(PAGE, markup(text))).toEqual([]);
  });

  it.each(blind)('refuse %s', (_what, rule, path, text) => {
    expect(rulesBrokenBy(path, testIn(path, text))).toEqual([rule]);
  });

  it.each(seeing)('accept a test %s', (_what, path, text) => {
    expect(rulesBrokenBy(path, testIn(path, text))).toEqual([]);
  });

  it.each(shared)('refuse what specs would share: %s', (_what, path, text) => {
    expect(rulesBrokenBy(path, text)).toContain('no-shared-state');
  });

  it.each(unshared)('accept what no spec shares: %s', (_what, path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it.each(typeImports)('refuse in %s an import only for types: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['type-imports']);
  });

  it.each(valueImports)('accept in %s the import: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it.each(others)('refuse %s', (_what, rule, path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([rule]);
  });

  it('are turned off by no comment', () => {
    const directive = ['ox', 'lint-disable'].join('');
    const { stdout } = oxlint(root, '--debug=files');
    const paths = stdout.trim().split('\n');
    expect(paths.length).toBeGreaterThan(1_000);
    expect(paths.filter((path) => readFileSync(join(root, path), 'utf8').includes(directive))).toEqual([]);
  });
});
