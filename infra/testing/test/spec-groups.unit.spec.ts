import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { groupsOf, specsOf, specsOfRun } from '../src/run/spec-groups.js';

const root = join(import.meta.dirname, '../../..');
const plain = { environment: '', ownStart: false };
const many = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => ({ ...plain, path: path(at) }));
const pathsOf = (specs: Parameters<typeof groupsOf>[0]) => groupsOf(specs).map(({ paths }) => paths);

describe('the groups of spec files', () => {
  it('hold every spec of the repository once', () => {
    const known = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.spec.ts', '*.spec.tsx'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(pathsOf(specsOf(root)).flat().sort()).toEqual(known.trim().split('\n').sort());
  });

  it('leave what is marked so to the long run', () => {
    const path = 'infra/local/test/engine-durability.int.spec.ts';
    const inRun = (longRun: boolean) => specsOfRun(root, longRun).some((spec) => spec.path === path);
    expect([inRun(false), inRun(true)]).toEqual([false, true]);
  });

  it('are of one project', () => {
    const paths = ['services/coach/a', 'services/identity/a', 'gateway/a', 'infra/local/a', 'web/a'];
    const specs = paths.map((path) => ({ ...plain, path: `${path}.unit.spec.ts` }));
    expect(pathsOf(specs)).toHaveLength(paths.length);
  });

  it('are of one environment, and tell it', () => {
    const inPage = { environment: './page.mjs', ownStart: false };
    const specs = [
      { ...plain, path: 'web/a.unit.spec.ts' },
      { ...inPage, path: 'web/b.unit.spec.tsx' },
      { ...plain, path: 'web/c.unit.spec.ts' },
    ];
    expect(groupsOf(specs)).toEqual([
      { name: 'web-1', environment: '', paths: ['web/a.unit.spec.ts', 'web/c.unit.spec.ts'] },
      { name: 'web-page-1', environment: './page.mjs', paths: ['web/b.unit.spec.tsx'] },
    ]);
  });

  it('leave a spec alone that is marked so', () => {
    const specs = many(3, (at) => `web/${at}.unit.spec.ts`).map((spec, at) => ({
      ...spec,
      ownStart: at === 1,
    }));
    expect(pathsOf(specs)).toEqual([['web/0.unit.spec.ts', 'web/2.unit.spec.ts'], ['web/1.unit.spec.ts']]);
  });

  it('are smaller, the longer their files take', () => {
    const sizes = (level: string) =>
      pathsOf(many(30, (at) => `gateway/${at}.${level}.spec.ts`)).map((paths) => paths.length);
    expect(sizes('unit')).toEqual([30]);
    expect(sizes('int')).toEqual([20, 10]);
  });
});
