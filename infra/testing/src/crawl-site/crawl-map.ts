import type { ExpectedOutcome, Outcome } from './outcome.js';
import type { SitePage } from './site-page.js';
import { isForbidden, type RobotsVariant } from './robots-variants.js';

type Site = {
  origin: string;
  robots: RobotsVariant;
  /** What its sitemaps name, which counts as one link away from the first page. */
  listed: readonly string[];
  pageAt(path: string): SitePage | undefined;
};
type FoundPath = { path: string; depth: number };

/** The outcomes after which the links of a page are known. */
const READ: readonly Outcome[] = ['kept', 'noindex', 'no-ai-input', 'duplicate'];

/** What a right crawl of the site, so many links deep, says of each URL that it finds. */
export function crawlMap(site: Site, deepest: number): Map<string, ExpectedOutcome> {
  if (site.robots === 'failing') return new Map([[urlOf(site, '/'), { outcomes: ['robots-unreachable'] }]]);
  const map = new Map<string, ExpectedOutcome>();
  const unfollowed: FoundPath[] = [];
  let level: FoundPath[] = [{ path: '/', depth: 0 }];
  while (level.length > 0) {
    const next: FoundPath[] = level[0]?.depth === 0 ? site.listed.map((path) => ({ path, depth: 1 })) : [];
    // Redirects lead to pages of the same level, which are added while it is read.
    for (const found of level) {
      const url = urlOf(site, found.path);
      if (map.has(url)) continue;
      const expected = expectedOf(site, found, deepest);
      map.set(url, expected);
      level.push(...redirectedFrom(site, found, expected));
      for (const link of linksFrom(site, found, expected)) (link.nofollow ? unfollowed : next).push(link);
    }
    level = next;
  }
  for (const { path, depth } of unfollowed) {
    const url = urlOf(site, path);
    if (!map.has(url)) map.set(url, { outcomes: depth > deepest ? ['nofollow', 'depth'] : ['nofollow'] });
  }
  return map;
}

function redirectedFrom(site: Site, { path, depth }: FoundPath, { outcomes }: ExpectedOutcome): FoundPath[] {
  const to = site.pageAt(path)?.redirect;
  return to !== undefined && outcomes.includes('moved') ? [{ path: to, depth }] : [];
}

function linksFrom(
  site: Site,
  { path, depth }: FoundPath,
  { outcomes }: ExpectedOutcome,
): (FoundPath & { nofollow: boolean })[] {
  const page = site.pageAt(path);
  if (!page || !outcomes.some((outcome) => READ.includes(outcome))) return [];
  return (page.links ?? []).map(({ to, nofollow = false }) => ({
    path: to,
    depth: depth + 1,
    nofollow: nofollow || page.follow === false,
  }));
}

const urlOf = ({ origin }: Site, path: string): string => new URL(path, origin).href;

function expectedOf(site: Site, { path, depth }: FoundPath, deepest: number): ExpectedOutcome {
  const expected = withinDepth(site, path);
  // Of several reasons against one URL any is right.
  return depth > deepest ? { outcomes: ['depth', ...expected.outcomes.filter(isKnownUnread)] } : expected;
}

/** The reasons that a crawler knows before it reads the page. */
const isKnownUnread = (outcome: Outcome): boolean =>
  ['other-host', 'trap', 'robots', 'private-address'].includes(outcome);

function withinDepth(site: Site, path: string): ExpectedOutcome {
  if (!path.startsWith('/')) return { outcomes: ['other-host', 'private-address'], optional: true };
  const expected = site.pageAt(path)?.expected ?? { outcomes: ['http-error'] };
  if (isForbidden(site.robots, path))
    return { outcomes: ['robots', ...expected.outcomes.filter(isKnownUnread)] };
  if (site.robots !== 'no-ai-input') return expected;
  // Of a site that refuses, nothing is kept; in which order a crawler looks is its own affair.
  return { outcomes: expected.outcomes.map((outcome) => (outcome === 'kept' ? 'no-ai-input' : outcome)) };
}
