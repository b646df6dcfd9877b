import type { Refusal } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { normalEncoding } from './canonical-url.domain.js';
import { compilePattern, type PathMatcher } from './path-pattern.domain.js';

export type Scope = Pick<ContentSource, 'baseUrl' | 'crawlDepth' | 'allowedPatterns' | 'blockedPatterns'>;

/**
 * Why a canonical URL does not belong to a crawl of the source; null if it does. `depth` counts the links from the
 * base URL, whose own depth is 0: an admin named it, so it need not fit the allowed patterns, but may not be blocked.
 */
export function refusalOf(
  url: string,
  depth: number,
  source: Scope,
): Extract<Refusal, 'other-host' | 'depth' | 'pattern' | 'trap'> | null {
  if (!isOnSite(url, source.baseUrl)) return 'other-host';
  if (depth > source.crawlDepth) return 'depth';
  if (isTrap(url)) return 'trap';
  const path = pathOf(url);
  if (fitsOne(source.blockedPatterns, path)) return 'pattern';
  if (depth > 0 && source.allowedPatterns.length > 0 && !fitsOne(source.allowedPatterns, path))
    return 'pattern';
  return null;
}

const fitsOne = (patterns: readonly string[], path: string): boolean =>
  fitsOf(patterns).some((fits) => fits(path));

/** A crawl asks about the same lists for each of its URLs. */
const known = new WeakMap<readonly string[], readonly PathMatcher[]>();

function fitsOf(patterns: readonly string[]): readonly PathMatcher[] {
  let fits = known.get(patterns);
  if (!fits) {
    fits = patterns.map((pattern) => compilePattern(normalPattern(pattern)));
    known.set(patterns, fits);
  }
  return fits;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A pattern in the spelling of canonical URLs: `/niños` is `/ni%C3%B1os`. */
const normalPattern = (pattern: string): string =>
  normalEncoding(pattern.toWellFormed().replaceAll(/[^\x21-\x7E]+/g, encodeURIComponent));

/**
 * Whether an address belongs to the site of a base URL. `www.` makes no difference, and a site that was approved over
 * http may be read over https; never the other way round, and a port that is not the scheme's own has to be the same.
 */
export function isOnSite(url: string, baseUrl: string): boolean {
  const [page, base] = [new URL(url), new URL(baseUrl)];
  if (bareHost(page) !== bareHost(base)) return false;
  if (page.protocol === base.protocol) return page.port === base.port;
  return page.protocol === 'https:' && page.port === '' && base.port === '';
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/\.$/, '').replace(/^www\./, '');

/** Beyond these a site is making addresses up rather than serving pages. */
const TRAP = { segments: 12, repeats: 2, parameters: 6, pageNumber: 1_000 } as const;

/** Parameters by which calendars are turned, and the path of a calendar that ends with a date instead of a title. */
const TIME =
  /^(date|day|week|month|year|yyyy|mm|dd|start(_?date)?|end(_?date)?|fecha|mes|semana|tribe-bar-date)$/i;
const CALENDAR =
  /\/(calendar|calendario|agenda|events?|eventos)\/(.*\/)?(\d{4}[-/]\d{1,2}|(month|week|day|mes|semana|dia)\/[\d/-]+)([-/]\d{1,2})?\/?$/i;
const PAGE = /^(p|page|pagina|paged|start|offset)$/i;

/** Whether an address looks like one of an endless row. */
function isTrap(canonicalUrl: string): boolean {
  const { pathname, search } = new URL(canonicalUrl);
  return isEndlessPath(pathname) || CALENDAR.test(pathname) || isEndlessQuery(search);
}

function isEndlessPath(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > TRAP.segments) return true;
  return segments.some((one) => segments.filter((other) => other === one).length > TRAP.repeats);
}

function isEndlessQuery(search: string): boolean {
  const parameters = [...new URLSearchParams(search)];
  return (
    parameters.length > TRAP.parameters ||
    parameters.some(([name, value]) => TIME.test(name) && /^[\d/.-]+$/.test(value)) ||
    parameters.some(([name, value]) => PAGE.test(name) && Number(value) > TRAP.pageNumber)
  );
}
