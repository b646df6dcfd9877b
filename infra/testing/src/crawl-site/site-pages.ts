import { askingPages, isBehind, slowPages, strangePages } from './strange-pages.js';
import { careText } from './care-text.js';
import { htmlPage, listPage, textPage } from './html-page.js';
import type { ExpectedOutcome } from './outcome.js';
import type { SiteLink, SitePage, SitePages } from './site-page.js';
import { listedPaths } from './sitemaps.js';

export type SiteContent = {
  seed: number;
  /** How many guides the site has. */
  guides: number;
  /** Whether it has anything but guides. */
  strange: boolean;
  /** Whether some of its pages never end. */
  endless: boolean;
};

/** All pages of the site but those that have no end: the first page leads to lists, and these to pages of one kind. */
export function sitePages({ seed, guides, strange, endless }: SiteContent, elsewhere: string): SitePages {
  const lists: [string, [string, SitePage][]][] = strange
    ? [
        ['/asks/', askingPages(seed)],
        ['/copies/', copiedPages(seed)],
        ['/moved/', movedPages(seed, elsewhere)],
        ['/papers/', plainPages(seed, ['/private/letters', '/private/records'])],
        ['/slow/', slowPages(seed, endless)],
        ['/strange/', strangePages(seed)],
        ['/unsteady/', unsteadyPages(seed)],
      ]
    : [];
  const listPages = lists.map(([path, pages]): [string, SitePage] => [
    path,
    listPage(
      `${seed}${path}`,
      pages.map(([page]) => page).filter((page) => !isLedToByOthers(page)),
    ),
  ]);
  const entrances = [
    ...lists.map(([path]) => path),
    ...(strange ? ['/traps/', '/deep/1', '/not-there'] : []),
  ];
  return new Map([
    ['/', firstPage(seed, guides, [...entrances, ...(strange ? [`${elsewhere}/page`] : [])])],
    ...guidePages(seed, guides),
    ...listPages,
    ...lists.flatMap(([, pages]) => pages),
    ...plainPages(seed, listedPaths),
    ['/traps/', listPage(`${seed}/traps/`, trapEntrances)],
  ]);
}

const firstPage = (seed: number, guides: number, entrances: string[]): SitePage =>
  textPage({ key: `${seed}/`, links: [...firstGuides(guides), ...entrances.map((to) => ({ to }))] });

const isLedToByOthers = (path: string): boolean =>
  isBehind(path) || path === '/moved/target' || path === '/moved/loop-back';

const plainPages = (seed: number, paths: readonly string[]): [string, SitePage][] =>
  paths.map((path) => [path, textPage({ key: `${seed}${path}` })]);

/** Links from one guide to further ones. */
const BRANCHES = 4;
/** Links away from the first page that the deepest pages are. */
const DEEPEST = 6;

/** The guides that the first page leads to. */
const firstGuides = (count: number): SiteLink[] => childrenOf(0, count);

/** A tree of so many guides, and beside it one row of pages that is as deep as crawls may go and deeper. */
function guidePages(seed: number, count: number): [string, SitePage][] {
  const guides = Array.from({ length: count }, (_, n): [string, SitePage] => [
    `/guides/${n + 1}`,
    textPage({
      key: `${seed}/guides/${n + 1}`,
      lang: n % 5 === 4 ? 'es' : 'en',
      links: [{ to: '/' }, ...childrenOf(n + 1, count)],
    }),
  ]);
  const deep = Array.from({ length: DEEPEST }, (_, n): [string, SitePage] => [
    `/deep/${n + 1}`,
    textPage({ key: `${seed}/deep/${n + 1}`, links: n + 1 < DEEPEST ? [{ to: `/deep/${n + 2}` }] : [] }),
  ]);
  return [...guides, ...deep];
}

/** Each link is written as differently as links to one page are on real sites. */
function childrenOf(parent: number, count: number): SiteLink[] {
  return Array.from({ length: BRANCHES }, (_, n) => parent * BRANCHES + n + 1)
    .filter((child) => child <= count)
    .map((child) => {
      const to = `/guides/${child}`;
      const hrefs = [to, `${to}#more`, `${to}?utm_source=site&fbclid=x`, `/deep/../guides/./${child}`];
      return { to, href: hrefs[child % hrefs.length] };
    });
}

/** One text under three addresses, and another one with a sentence more. */
function copiedPages(seed: number): [string, SitePage][] {
  const copy = `${seed}/copies`;
  const copies = ['one', 'two', 'three'].map((name): [string, SitePage] => [
    `/copies/${name}`,
    textPage({
      key: copy,
      head: `<meta name="description" content="${name}">`,
      expected: { outcomes: ['kept', 'duplicate'], copy },
    }),
  ]);
  const near: SitePage = {
    expected: { outcomes: ['kept', 'duplicate'] },
    answer: () => ({
      headers: { 'content-type': 'text/html' },
      body: htmlPage({ text: careText(copy) }).replace('</article>', '<p>Updated this spring.</p></article>'),
    }),
  };
  return [...copies, ['/copies/near', near]];
}

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

const MOVED: ExpectedOutcome = { outcomes: ['moved'] };
const ENDLESS: ExpectedOutcome = { outcomes: ['moved', 'trap', 'http-error'] };
const AWAY: ExpectedOutcome = { outcomes: ['moved', 'other-host', 'private-address'] };

/** Redirects: to pages of the site, in a loop, to another host, and to addresses of private networks. */
function movedPages(seed: number, elsewhere: string): [string, SitePage][] {
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

const redirect = (to: string, expected: ExpectedOutcome, status = 302): SitePage => ({
  expected,
  redirect: to,
  answer: () => ({ status, headers: { location: to } }),
});

const withoutLocation: SitePage = {
  expected: { outcomes: ['http-error', 'unreachable'] },
  answer: () => ({ status: 302 }),
};

/** Pages without end: a calendar that can always be turned on, and a path that grows with each link. */
export function trapPage(seed: number, path: string): SitePage | undefined {
  const key = `${seed}${path}`;
  const month = /^\/calendar\?month=(\d+)&year=(\d+)$/.exec(path);
  if (month)
    return textPage({ key, expected: TRAP, links: [{ to: monthAfter(Number(month[1]), Number(month[2])) }] });
  if (/^\/traps\/in(\/in)*$/.test(path)) {
    const trapped = path.split('/').length > 4;
    return textPage({ key, links: [{ to: `${path}/in` }], ...(trapped && { expected: TRAP }) });
  }
  return undefined;
}

const TRAP = { outcomes: ['trap'] } as const;

const trapEntrances = ['/calendar?month=11&year=2026', '/traps/in'];

const monthAfter = (month: number, year: number): string =>
  month === 12 ? `/calendar?month=1&year=${year + 1}` : `/calendar?month=${month + 1}&year=${year}`;

/** Pages that work the second time. */
function unsteadyPages(seed: number): [string, SitePage][] {
  return [
    ['/unsteady/busy', atFirst(seed, 'busy', 429)],
    ['/unsteady/tired', atFirst(seed, 'tired', 503)],
  ];
}

/** `Retry-After` in seconds. */
function atFirst(seed: number, name: string, status: number): SitePage {
  const page = textPage({ key: `${seed}/unsteady/${name}` });
  return {
    ...page,
    answer: (asked) => (asked.before > 0 ? page.answer(asked) : { status, headers: { 'retry-after': '1' } }),
  };
}
