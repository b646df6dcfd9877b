import { isIP } from 'node:net';
import { isLoopbackAddress } from './public-address.js';
import { hostOf, portOf } from './web-address.js';

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
