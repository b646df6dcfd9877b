import { gzipSync } from 'node:zlib';
import type { Answer } from './site-page.js';

/** plain: one file; index: an index of a plain and a packed file; wrong: a file that breaks off and declares entities. */
export type SitemapVariant = 'none' | 'plain' | 'index' | 'wrong';

/** Pages that only a sitemap names. */
export const listedPaths = ['/listed/1', '/listed/2', '/listed/3', '/listed/4'];
const [first = '', second = '', ...others] = listedPaths;

/** The file that robots.txt names. */
export const sitemapOf = (variant: SitemapVariant, origin: string): string | null =>
  variant === 'none' ? null : `${origin}/sitemap.xml`;

/** Which pages a right crawler finds in it. */
export const listedIn = (variant: SitemapVariant): string[] =>
  variant === 'none' ? [] : variant === 'wrong' ? [first] : listedPaths;

export function sitemapAnswer(variant: SitemapVariant, path: string, origin: string): Answer | undefined {
  const body = filesOf(variant, origin)[path];
  return body === undefined ? undefined : { headers: { 'content-type': 'application/xml' }, body };
}

function filesOf(variant: SitemapVariant, origin: string): Record<string, string | Buffer> {
  const files = ['/sitemap-1.xml', '/sitemap-2.xml.gz'];
  switch (variant) {
    case 'none':
      return {};
    case 'plain':
      return { '/sitemap.xml': urlset(listedPaths, origin) };
    case 'index':
      return {
        '/sitemap.xml': wrapped(
          'sitemapindex',
          files.map((path) => entry('sitemap', origin + path)).join(''),
        ),
        '/sitemap-1.xml': urlset([first, second], origin),
        '/sitemap-2.xml.gz': gzipSync(urlset(others, origin)),
      };
    case 'wrong':
      return {
        '/sitemap.xml': `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
<urlset>${entry('url', origin + first)}${entry('url', `${origin}/&b;`)}${entry('url', 'mailto:x@y.example')}<url><lo`,
      };
  }
}

const urlset = (paths: readonly string[], origin: string): string =>
  wrapped('urlset', paths.map((path) => entry('url', origin + path)).join('\n'));

const wrapped = (root: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</${root}>`;

const entry = (name: string, url: string): string => `<${name}><loc>${url}</loc></${name}>`;
