import type { Refusal } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { compiled, type Fits } from './path-pattern.domain.js';
import { normalEncoding } from './percent-encoding.domain.js';
import { isOnSite } from './site.domain.js';
import { isTrap } from './trap.domain.js';

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
const known = new WeakMap<readonly string[], readonly Fits[]>();

function fitsOf(patterns: readonly string[]): readonly Fits[] {
  let fits = known.get(patterns);
  if (!fits) {
    fits = patterns.map((pattern) => compiled(normalPattern(pattern)));
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
