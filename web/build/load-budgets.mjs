import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, entries as built, filesOf } from './client.mjs';

/**
 * What the first load of a page may need of script and style, in KiB of gzip: a seventh more than today, so that a screen
 * can be added; the forms of sign-in have less (infra/docs/adr/0068). `npm test` fails above it, and warns from 95 % on.
 */
const BUDGETS = {
  landing: 138,
  'features/home/home-page.tsx': 168,
  'features/coach/coach-page.tsx': 218,
  'features/login/login-page.tsx': 200,
  // The steps up to the mail; those after it come by themselves.
  'features/signup/signup-page.tsx': 210,
  'features/settings/settings-page.tsx': 240,
  'features/profile/profile-page.tsx': 240,
  'features/notifications/notifications-page.tsx': 240,
  'features/devices/devices-page.tsx': 240,
  'features/onboarding/onboarding-page.tsx': 240,
  'features/eligibility/eligibility-page.tsx': 240,
  'features/assessment/assessment-page.tsx': 240,
  'features/discovery/discovery-page.tsx': 230,
  'features/discovery/jobs/job-page.tsx': 230,
};
const ANY_OTHER = 205;

const NEARLY = 0.95;

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
  const use = `${kib.toFixed(1).padStart(6)} of ${budget} KiB  ${name}`;
  const isNearlyUsed = kib > NEARLY * budget;
  process.stdout.write(`${isNearlyUsed ? 'warning: ' : ''}${use}\n`);
  if (kib > budget) process.exitCode = 1;
}
