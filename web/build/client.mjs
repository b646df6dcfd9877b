import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

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

/** A module of the client, built to run here. */
export async function buildModule(file) {
  const outDir = join(dist, 'renderer');
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: file,
      outDir,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  // It loads parts of itself later.
  process.once('exit', () => rmSync(outDir, { recursive: true }));
  return import(pathToFileURL(join(outDir, `${parse(file).name}.js`)).href);
}

/** A script in one piece with its styles, since it stands in a page. */
export async function buildScript(input) {
  const { output } = await build({
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      manifest: false,
      cssCodeSplit: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  return {
    code: output.find(({ type }) => type === 'chunk').code.trim(),
    css: output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '',
  };
}
