import type { Expected } from './outcome.js';
import type { SitePage } from './site-page.js';
import { textPage } from './text-page.js';

/** Addresses that no crawler may be led to. */
const PRIVATE = [
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://192.168.1.1/admin',
  'http://172.16.0.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
  'http://0.0.0.0/',
];

const MOVED: Expected = { outcomes: ['moved'] };
const ENDLESS: Expected = { outcomes: ['moved', 'trap', 'http-error'] };
const AWAY: Expected = { outcomes: ['moved', 'other-host', 'private-address'] };

/** Redirects: to pages of the site, in a loop, to another host, and to addresses of private networks. */
export function movedPages(seed: number, elsewhere: string): [string, SitePage][] {
  return [
    ['/moved/once', redirect('/moved/target', MOVED, 301)],
    ['/moved/for-now', redirect('/moved/target', MOVED, 307)],
    ['/moved/twice', redirect('/moved/once', MOVED, 308)],
    ['/moved/target', textPage({ key: `${seed}/moved/target` })],
    ['/moved/loop', redirect('/moved/loop-back', ENDLESS)],
    ['/moved/loop-back', redirect('/moved/loop', ENDLESS)],
    ['/moved/to-itself', redirect('/moved/to-itself', ENDLESS)],
    ['/moved/elsewhere', redirect(`${elsewhere}/page`, AWAY)],
    ['/moved/nowhere', withoutLocation],
    ...PRIVATE.map((url, n): [string, SitePage] => [`/moved/private-${n}`, redirect(url, AWAY)]),
  ];
}

const redirect = (to: string, expected: Expected, status = 302): SitePage => ({
  expected,
  redirect: to,
  answer: () => ({ status, headers: { location: to } }),
});

const withoutLocation: SitePage = {
  expected: { outcomes: ['http-error', 'unreachable'] },
  answer: () => ({ status: 302 }),
};
