import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Fails the build when the first load of / (signed out) needs more script and style than this. */
const BUDGET_KIB = 130;

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

const files = new Set();
function follow(key) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) follow(imported);
}
follow('index.html');

let bytes = 0;
for (const file of files) bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;

const kib = bytes / 1024;
process.stdout.write(`First load of /: ${kib.toFixed(1)} KiB gzip of at most ${BUDGET_KIB} KiB\n`);
if (kib > BUDGET_KIB) process.exitCode = 1;
