import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { importCircles } from '../src/import-circles.js';

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
