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
export function isNoise(pair: string): boolean {
  const name = (pair.split('=', 1)[0] ?? '').toLowerCase();
  return (
    TRACKING.has(name) || TRACKING_FAMILIES.test(name) || SESSION.test(name) || SHORT_NAMED_SESSION.test(pair)
  );
}

/** `/page;jsessionid=1A2B` and `/(S(x1y2z3))/page` are both `/page`. */
export const withoutSession = (path: string): string =>
  path
    .replaceAll(/;(jsessionid|sid|phpsessid)=[^/;]*/gi, '')
    .replaceAll(/\/\([A-Z]\([\da-z]+\)\)(?=\/)/gi, '');
