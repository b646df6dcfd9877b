import { isIP } from 'node:net';
import { FetchRefused } from './fetch-refused.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

/** A URL's host, an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '');

/** A URL's port, also where the scheme implies it. */
const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/**
 * Servers of this machine that the guard lets through, as `host:port`, whatever their port. Names are listed too:
 * the guard refuses them unless they resolve to loopback alone.
 */
export type AllowedHosts = ReadonlySet<string>;

export const NO_HOSTS: AllowedHosts = new Set();

/** Reads `localhost:4001, 127.0.0.1:4002`; null where an entry is no host with a port, or no loopback address. */
export function parseAllowedHosts(list: string): AllowedHosts | null {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseEntry);
  return entries.includes(null) ? null : new Set(entries.filter((entry) => entry !== null));
}

function parseEntry(entry: string): string | null {
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(entry) ?? [];
  if (!host || !port || !URL.canParse(`http://${host}:${port}`)) return null;
  const name = hostOf(new URL(`http://${host}`));
  return isIP(name) !== 0 && !isLoopbackAddress(name) ? null : `${name}:${Number(port)}`;
}

export const isAllowedHost = (url: URL, allowed: AllowedHosts): boolean =>
  allowed.has(`${hostOf(url)}:${portOf(url)}`);

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

const WEB_PORTS = [80, 443];

/** Throws where a URL alone shows that it may not be asked: its scheme, credentials, port or literal address. */
export function requestableUrl(
  address: string,
  { allowed, basePort }: { allowed: AllowedHosts; basePort: number | undefined },
): URL {
  const refuse = (reason: 'other-host' | 'private-address' | 'unreachable', why: string) => {
    throw new FetchRefused(reason, why);
  };
  if (!URL.canParse(address)) return refuse('unreachable', 'this is no URL');
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol))
    return refuse('other-host', `the scheme is ${url.protocol}`);
  if (url.username !== '' || url.password !== '') return refuse('other-host', 'the URL has credentials');
  if (isAllowedHost(url, allowed)) return url;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    return refuse('private-address', `${host} is no address of a public server`);
  }
  const port = portOf(url);
  if (![...WEB_PORTS, basePort].includes(port)) return refuse('other-host', `the port is ${port}`);
  return url;
}
