import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { journeysOf } from '../src/run/changed.js';

const root = join(import.meta.dirname, '../../..');
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

describe('the journeys of a change', () => {
  it.each([...foldersIn('services'), ...foldersIn('web/src/features'), 'gateway'])(
    'are known for %s, and are there',
    (folder) => {
      const journeys = journeysOf([`${folder}/a.ts`]);
      expect(journeys).not.toEqual([]);
      for (const name of journeys) expect(existsSync(join(root, 'infra/e2e/test', `${name}.ts`))).toBe(true);
    },
  );

  it('are a journey that was itself changed, each once', () => {
    expect(
      journeysOf([
        'infra/e2e/test/toasts.e2e.ts',
        'web/src/features/home/a.tsx',
        'web/src/features/home/b.css',
      ]),
    ).toEqual(['home.e2e', 'toasts.e2e']);
  });

  it('are none for a document', () => {
    expect(journeysOf(['README.md'])).toEqual([]);
  });
});
