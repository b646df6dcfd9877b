import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const webSources = join(import.meta.dirname, '../../../web/src');

describe('import circles', () => {
  it.each([
    ['two files', { 'a.ts': "import './b.js';", 'b.ts': "import { a } from './a.js';" }, [['a.ts', 'b.ts']]],
    [
      'three files in two folders, one of them by type',
      {
        'app/a.ts': "import '../base/b.js';",
        'base/b.ts': "import type { C } from './c.js';",
        'base/c.tsx': "const a = () => import('../app/a.js');",
      },
      [['app/a.ts', 'base/b.ts', 'base/c.tsx']],
    ],
    ['a file that exports itself', { 'a.ts': "export * from './a.js';" }, [['a.ts']]],
  ])('are found: %s', (_what, files, circles) => {
    expect(importCircles(new Map(Object.entries(files)))).toEqual(circles);
  });

  it('are not two ways to one file', () => {
    const files = { 'a.ts': "import './b.js'; import './c.js';", 'b.ts': "import './c.js';", 'c.ts': '' };
    expect(importCircles(new Map(Object.entries(files)))).toEqual([]);
  });

  it('do not exist in the web client', () => {
    const paths = readdirSync(webSources, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.tsx?$/.test(path),
    );
    const textByPath = new Map(paths.map((path) => [path, readFileSync(join(webSources, path), 'utf8')]));
    expect(paths.length).toBeGreaterThan(100);
    expect(importCircles(textByPath)).toEqual([]);
  });
});

/** The circles in which files import each other, each as the files on its way; types and lazy imports count too. */
function importCircles(textByPath: ReadonlyMap<string, string>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();

  function visit(path: string, way: readonly string[]) {
    const met = way.indexOf(path);
    if (met >= 0) circles.push(way.slice(met));
    if (met >= 0 || done.has(path)) return;
    for (const imported of importsOf(path, textByPath)) visit(imported, [...way, path]);
    done.add(path);
  }

  for (const path of textByPath.keys()) visit(path, []);
  return circles;
}

/** The imported files that are among the given ones. */
function importsOf(path: string, textByPath: ReadonlyMap<string, string>): string[] {
  const { importedFiles } = ts.preProcessFile(textByPath.get(path) ?? '');
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName).replace(/\.js$/, ''))
    .flatMap((stem) => [`${stem}.ts`, `${stem}.tsx`].filter((file) => textByPath.has(file)));
}
