import type { SourceCheck } from '@careward/contracts/discovery/source';
import { lookup } from 'node:dns/promises';
import { isAllowedHost, type AllowedHosts } from '../fetching/allowed-hosts.js';
import { isPublicAddress } from '../fetching/public-address.js';
import { hostOf } from '../fetching/web-address.js';

const resolved = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Whether a URL's host is there, and public at all its addresses. To show: the connector judges for itself. */
export async function addressOf(
  baseUrl: string,
  allowed: AllowedHosts,
  addressesOf: (host: string) => Promise<readonly string[]> = resolved,
): Promise<SourceCheck['address']> {
  const url = new URL(baseUrl);
  const addresses = await addressesOf(hostOf(url)).catch(() => []);
  if (addresses.length === 0) return 'not-found';
  return isAllowedHost(url, allowed) || addresses.every(isPublicAddress) ? 'public' : 'not-public';
}
