import { SOURCE } from '@careward/contracts/discovery/limits';

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

/** Parameters that say where a visitor came from, and change nothing on the page. */
const TRACKING = new Set([
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'dclid',
  'fbclid',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'wt.mc_id',
  'yclid',
]);
const TRACKING_FAMILIES = /^(utm|hsa|pk|mtm|matomo|piwik)_/;

/** Parameters that name a visit. */
const SESSION = /^(phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|session_?id|sess_?id)$/;
/** `sid` may also be the id of a section, which is short. */
const SHORT_NAMED_SESSION = /^sid=[\da-z]{16,}$/i;

/** `pair` is one `name=value` of a query. */
function isNoise(pair: string): boolean {
  const name = (pair.split('=', 1)[0] ?? '').toLowerCase();
  return (
    TRACKING.has(name) || TRACKING_FAMILIES.test(name) || SESSION.test(name) || SHORT_NAMED_SESSION.test(pair)
  );
}

/** `/page;jsessionid=1A2B` and `/(S(x1y2z3))/page` are both `/page`. */
const withoutSession = (path: string): string =>
  path
    .replaceAll(/;(jsessionid|sid|phpsessid)=[^/;]*/gi, '')
    .replaceAll(/\/\([A-Z]\([\da-z]+\)\)(?=\/)/gi, '');

const UNRESERVED = /[\w.~-]/;

/** One spelling for every path or query: `%7e` is `~`, `%c3` is `%C3`, and a `%` that encodes nothing is `%25`. */
export const normalEncoding = (text: string): string =>
  text.replaceAll(/%([\da-f]{2})?/gi, (_, hex: string | undefined) => {
    if (hex === undefined) return '%25';
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : `%${hex.toUpperCase()}`;
  });
