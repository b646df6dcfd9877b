import { isIP } from 'node:net';
import { isAllowedHost, type AllowedHosts } from './allowed-hosts.js';
import { FetchRefused } from './fetch-refused.js';
import { isPublicAddress } from './public-address.js';
import { hostOf, portOf } from './web-address.js';

const WEB_PORTS = [80, 443];

/** Throws where a URL alone shows that it may not be asked: its scheme, credentials, port or literal address. */
export function requestable(
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
