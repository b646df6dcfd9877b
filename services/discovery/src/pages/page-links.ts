import type { CheerioAPI } from 'cheerio';
import { canonicalUrl } from '../urls/canonical-url.domain.js';

/** `nofollow`: the page asks not to follow this link, or none of its links. */
export type Link = { url: string; nofollow: boolean };

/** More links than any page offers to people. */
const MAX_LINKS = 2_000;
/** What links that nobody vouches for are marked with. */
const UNVOUCHED = /\b(nofollow|ugc|sponsored)\b/i;

/** The address that a page's links are relative to. */
export function baseOf($: CheerioAPI, url: string): string {
  const href = $('base[href]').attr('href');
  return (href !== undefined && canonicalUrl(href, url)) || url;
}

/** Each address once; one that is also linked without a mark may be followed. */
export function linksOf($: CheerioAPI, base: string, follow: boolean): Link[] {
  const links = new Map<string, Link>();
  const add = (href: string | undefined, rel = '') => {
    const url = href === undefined ? null : canonicalUrl(href, base);
    if (url === null) return;
    const nofollow = !follow || UNVOUCHED.test(rel);
    links.set(url, { url, nofollow: nofollow && links.get(url)?.nofollow !== false });
  };
  add(refreshOf($));
  for (const element of $('a[href], area[href]').slice(0, MAX_LINKS)) {
    add(element.attribs.href, element.attribs.rel);
  }
  return [...links.values()];
}

/** Where a page sends its readers by itself. */
const refreshOf = ($: CheerioAPI): string | undefined =>
  /^\s*[\d.]*\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(
    $('meta[http-equiv="refresh" i]').attr('content') ?? '',
  )?.[1];

export function canonicalLinkOf($: CheerioAPI, base: string): string | null {
  const href = $('link[rel~="canonical" i][href]').attr('href');
  return href === undefined ? null : canonicalUrl(href, base);
}
