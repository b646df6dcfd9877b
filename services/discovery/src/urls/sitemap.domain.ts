import { canonicalUrl } from './canonical-url.domain.js';

/** `depth` counts files: robots.txt names one of depth 1, and the files that its index names have depth 2. */
export const SITEMAP = { urls: 50_000, depth: 2 } as const;

/** Both are read while they are gone through, so that a long file need not be read at once. */
type Sitemap = {
  pages: Iterable<string>;
  /** Further files, where this one is an index. */
  sitemaps: Iterable<string>;
};

const ROOT = /<(?:([\w-]+):)?(urlset|sitemapindex)[\s>]/;

/**
 * Reads a sitemap file that was fetched from `url`. It is scanned, not parsed as XML: declarations are ignored and no
 * entities are expanded but XML's own five, so an address with another one is left out. A broken file is read up to
 * where it breaks.
 */
export function parseSitemap(xml: string, url: string): Sitemap {
  const text = withoutComments(xml);
  const [, prefix, kind] = ROOT.exec(text) ?? [];
  if (kind === undefined) return { pages: [], sitemaps: [] };
  const entries = entriesOf(text, prefix ? `${prefix}:` : '', url);
  return kind === 'urlset' ? { pages: entries, sitemaps: [] } : { pages: [], sitemaps: entries };
}

/** Split rather than matched: a pattern would search the whole file again for every comment that is never closed. */
function withoutComments(xml: string): string {
  const [before = '', ...comments] = xml.split('<!--');
  return before + comments.map((comment) => comment.split('-->').slice(1).join('-->')).join('');
}

/** Each `loc` once. Those of images and videos have another prefix. */
function* entriesOf(text: string, prefix: string, base: string): Generator<string> {
  const element = new RegExp(`<${prefix}loc\\s*>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`, 'g');
  const seen = new Set<string>();
  for (const [, value = ''] of text.matchAll(element)) {
    const url = addressOf(value, base);
    if (url === null || seen.has(url)) continue;
    yield url;
    seen.add(url);
    if (seen.size === SITEMAP.urls) return;
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function addressOf(value: string, base: string): string | null {
  const text = value
    .trim()
    .replaceAll(/&#(\d{1,7});/g, (whole, code: string) => characterOf(Number(code)) ?? whole)
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  const unknownEntity = /&[a-z]\w*;/i.test(text);
  return text === '' || unknownEntity ? null : canonicalUrl(text, base);
}

const characterOf = (code: number): string | null => (code <= 0x10ffff ? String.fromCodePoint(code) : null);
