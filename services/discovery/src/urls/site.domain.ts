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
