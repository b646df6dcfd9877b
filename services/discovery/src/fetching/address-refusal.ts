import { isIP } from 'node:net';
import { isAllowedHost, NO_HOSTS, type AllowedHosts } from './allowed-hosts.js';
import { isPublicAddress } from './public-address.js';
import { hostOf } from './web-address.js';

/** Always an address of one's own machine, whatever a resolver says (RFC 6761, 6.3). */
const LOCALHOST = /(^|\.)localhost$/;
const NAME = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Why a URL cannot be a public website's, as far as its text alone tells; null where it may be one. For a friendly
 * word when a source is added: what a name resolves to is judged by the connector alone, each time it connects.
 */
export function addressRefusal(
  address: string,
  allowed: AllowedHosts = NO_HOSTS,
): 'private-address' | 'bad-host' | null {
  if (!URL.canParse(address)) return 'bad-host';
  const url = new URL(address);
  const host = hostOf(url).replace(/\.$/, '');
  if (isAllowedHost(url, allowed)) return null;
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'private-address';
  if (LOCALHOST.test(host)) return 'private-address';
  return NAME.test(host) ? null : 'bad-host';
}
