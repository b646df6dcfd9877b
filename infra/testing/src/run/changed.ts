import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The journeys of what is changed in a folder, by the names of their files; a change anywhere else has none. */
const JOURNEYS: readonly (readonly [folder: string, journeys: readonly string[]])[] = [
  ['services/identity/', ['sign-up', 'sign-in', 'accounts']],
  ['services/care-profile/', ['onboarding', 'profile', 'bookmarks']],
  ['services/coach/', ['coach', 'coach-safety', 'spanish']],
  ['services/assessment/', ['assessment', 'eligibility']],
  ['services/notifications/', ['notifications', 'communication-preferences', 'support', 'unsubscribe']],
  ['services/discovery/', ['discovery', 'public-pages']],
  ['gateway/', ['bad-input', 'sign-in']],
  ['web/src/ui/', ['every-screen', 'focus', 'keyboard']],
  ['web/src/base/', ['every-screen', 'sign-in']],
  ['web/src/app/', ['every-screen', 'first-paint', 'home']],
  ['web/build/', ['first-paint']],
  ['web/src/shared/', ['every-screen', 'toasts']],
  ['web/src/features/assessment/', ['assessment']],
  ['web/src/features/coach/', ['coach', 'coach-safety']],
  ['web/src/features/crawler/', ['public-pages']],
  ['web/src/features/devices/', ['accounts']],
  ['web/src/features/discovery/', ['discovery']],
  ['web/src/features/eligibility/', ['eligibility']],
  ['web/src/features/home/', ['home']],
  ['web/src/features/landing/', ['public-pages', 'sign-in']],
  ['web/src/features/legal/', ['public-pages']],
  ['web/src/features/library/', ['bookmarks', 'public-pages']],
  ['web/src/features/login/', ['sign-in']],
  ['web/src/features/not-found/', ['public-pages']],
  ['web/src/features/notifications/', ['notifications']],
  ['web/src/features/onboarding/', ['onboarding']],
  ['web/src/features/papers/', ['papers']],
  ['web/src/features/password/', ['accounts']],
  ['web/src/features/profile/', ['profile']],
  ['web/src/features/safety/', ['public-pages']],
  ['web/src/features/settings/', ['settings', 'communication-preferences', 'analytics']],
  ['web/src/features/signup/', ['sign-up']],
  ['web/src/features/unsubscribe/', ['unsubscribe']],
];
const JOURNEY = /^infra\/e2e\/test\/(.+\.e2e)\.ts$/;

/** The journeys to run for changed files, as `<name>.e2e`. */
export function journeysOf(files: readonly string[]): string[] {
  const names = files.flatMap((file) => [
    ...(JOURNEY.exec(file)?.slice(1) ?? []),
    ...JOURNEYS.filter(([folder]) => file.startsWith(folder)).flatMap(([, journeys]) =>
      journeys.map((name) => `${name}.e2e`),
    ),
  ]);
  return [...new Set(names)].sort();
}

/** What differs from the branch `main`: commits, the working tree and new files, with `/` and from the root. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(join(root, file)));
}
