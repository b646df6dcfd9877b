import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

export const entries = Object.keys(manifest);

/** The files of entries with everything that they import at once, what is imported first. */
export function filesOf(keys) {
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    imports.forEach(add);
    for (const each of [file, ...css]) files.add(each);
  };
  keys.forEach(add);
  return files;
}
