import type { SiteLink, SitePage } from './site-page.js';
import { textPage } from './text-page.js';

/** Links from one guide to further ones. */
const BRANCHES = 4;
/** Links away from the first page that the deepest pages are. */
const DEEPEST = 6;

/** The guides that the first page leads to. */
export const firstGuides = (count: number): SiteLink[] => childrenOf(0, count);

/** A tree of so many guides, and beside it one row of pages that is as deep as crawls may go and deeper. */
export function guidePages(seed: number, count: number): [string, SitePage][] {
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
