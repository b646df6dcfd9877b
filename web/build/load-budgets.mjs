import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, entries as built, filesOf } from './client.mjs';

/** Fails the build when the first load of a page needs more script and style than this, in KiB of gzip. */
const BUDGETS = {
  landing: 120,
  'features/home/home-page.tsx': 150,
  'features/coach/coach-page.tsx': 190,
  'features/login/login-page.tsx': 150,
  // The steps up to the mail; those after it come by themselves.
  'features/signup/signup-page.tsx': 155,
  'features/discovery/discovery-page.tsx': 230,
};
const ANY_OTHER = 180;

const PAGE = /^src\/(features\/.*-page\.tsx)$/;
const FORMS = /features\/(login|signup|password|onboarding)\//;

async function kibOf(files) {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const pages = built.filter((key) => PAGE.test(key));
const loads = [
  { name: 'landing', entries: [] },
  ...pages.map((key) => ({
    name: key.replace(PAGE, '$1'),
    entries: [key, `src/app/layouts/${FORMS.test(key) ? 'form' : 'app'}-layout.tsx`],
  })),
];
const unknown = Object.keys(BUDGETS).filter((page) => !loads.some(({ name }) => name === page));
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);

for (const { name, entries } of loads) {
  const kib = await kibOf(filesOf(['index.html', ...entries]));
  const budget = BUDGETS[name] ?? ANY_OTHER;
  process.stdout.write(`${kib.toFixed(1).padStart(6)} of ${budget} KiB  ${name}\n`);
  if (kib > budget) process.exitCode = 1;
}
