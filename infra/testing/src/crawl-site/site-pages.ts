import { askingPages, isBehind } from './asking-pages.js';
import { copiedPages } from './copied-pages.js';
import { firstGuides, guidePages } from './guide-pages.js';
import { movedPages } from './moved-pages.js';
import type { SitePage, SitePages } from './site-page.js';
import { listedPaths } from './sitemaps.js';
import { slowPages } from './slow-pages.js';
import { strangePages } from './strange-pages.js';
import { listPage, textPage } from './text-page.js';
import { trapEntrances } from './trap-pages.js';
import { unsteadyPages } from './unsteady-pages.js';

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
