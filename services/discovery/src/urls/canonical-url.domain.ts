import { SOURCE } from '@careward/contracts/discovery/limits';
import { isNoise, withoutSession } from './noise-parameters.domain.js';
import { normalEncoding } from './percent-encoding.domain.js';

/**
 * The one spelling of an address, so that a page is read once; null for what is no page of the web.
 * - A slash at the end stays as written: servers are free to serve two pages, and equal ones are found by their text.
 * - A link from an https page to http of the same host is read over https, as browsers do.
 * - Parameters are sorted by name; those of one name keep their order, which may mean something.
 */
export function canonicalUrl(href: string, base?: string): string | null {
  const url = URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (base !== undefined && isDowngrade(url, base)) url.protocol = 'https:';
  url.hostname = url.hostname.replace(/\.$/, '');
  if (url.hostname === '') return null;
  const canonical = `${url.protocol}//${url.host}${pathOf(url)}${queryOf(url)}`;
  return canonical.length <= SOURCE.url ? canonical : null;
}

function isDowngrade(url: URL, base: string): boolean {
  const from = URL.parse(base);
  return from?.protocol === 'https:' && url.protocol === 'http:' && url.port === '' && url.host === from.host;
}

const pathOf = (url: URL): string => withoutSession(normalEncoding(url.pathname)) || '/';

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

function queryOf(url: URL): string {
  const pairs = normalEncoding(url.search.slice(1))
    .split('&')
    .filter((pair) => pair !== '' && !isNoise(pair))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
