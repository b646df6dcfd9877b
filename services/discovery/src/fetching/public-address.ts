import { BlockList, isIP } from 'node:net';

/** `family` as node:net names it; `bits` is the length of the prefix. */
type AddressRange = { family: 'ipv4' | 'ipv6'; network: string; bits: number; why: string };

const v4 = (network: string, bits: number, why: string): AddressRange => ({
  family: 'ipv4',
  network,
  bits,
  why,
});
const v6 = (network: string, bits: number, why: string): AddressRange => ({
  family: 'ipv6',
  network,
  bits,
  why,
});

/**
 * Addresses that are no public web server: the IANA special-purpose address registries of IPv4 and IPv6, the IPv4
 * multicast registry, and the IPv6 address space registry, each with the RFC that reserved it.
 * No range contains another: a range inside a larger one could be taken out without anybody noticing.
 */
export const SPECIAL_RANGES: readonly AddressRange[] = [
  v4('0.0.0.0', 8, 'this network (RFC 791)'),
  v4('10.0.0.0', 8, 'private use (RFC 1918)'),
  v4('100.64.0.0', 10, 'shared by a carrier’s customers (RFC 6598)'),
  v4('127.0.0.0', 8, 'loopback (RFC 1122)'),
  v4('168.63.129.16', 32, 'the host of an Azure machine (Microsoft)'),
  v4('169.254.0.0', 16, 'link-local, and the metadata of cloud machines (RFC 3927)'),
  v4('172.16.0.0', 12, 'private use (RFC 1918)'),
  v4('192.0.0.0', 24, 'protocol assignments (RFC 6890)'),
  v4('192.0.2.0', 24, 'documentation (RFC 5737)'),
  v4('192.31.196.0', 24, 'AS112 (RFC 7535)'),
  v4('192.52.193.0', 24, 'AMT relays (RFC 7450)'),
  v4('192.88.99.0', 24, '6to4 relays (RFC 7526)'),
  v4('192.168.0.0', 16, 'private use (RFC 1918)'),
  v4('192.175.48.0', 24, 'AS112 (RFC 7534)'),
  v4('198.18.0.0', 15, 'benchmarks (RFC 2544)'),
  v4('198.51.100.0', 24, 'documentation (RFC 5737)'),
  v4('203.0.113.0', 24, 'documentation (RFC 5737)'),
  v4('224.0.0.0', 4, 'multicast (RFC 5771)'),
  v4('240.0.0.0', 4, 'reserved, and broadcast (RFC 1112, RFC 919)'),
  // Only 2000::/3 is global unicast (RFC 4291). What is before it: unspecified, loopback, mapped and compatible IPv4,
  // NAT64 (RFC 6052, RFC 8215), discard-only (RFC 6666), dummy (RFC 9780).
  v6('::', 3, 'not global unicast: loopback, mapped, NAT64 (RFC 4291)'),
  v6('2001::', 23, 'protocol assignments: Teredo, benchmarks, ORCHID (RFC 2928)'),
  v6('2001:db8::', 32, 'documentation (RFC 3849)'),
  v6('2002::', 16, '6to4, which embeds IPv4 addresses (RFC 3056)'),
  v6('2620:4f:8000::', 48, 'AS112 (RFC 7534)'),
  v6('3fff::', 20, 'documentation (RFC 9637)'),
  v6('4000::', 2, 'not global unicast: segment routing (RFC 4291, RFC 9602)'),
  v6('8000::', 1, 'not global unicast: unique local, link-local, site-local, multicast (RFC 4291)'),
];

/** Whether an address may be connected to. */
export type AddressRule = (address: string) => boolean;

/** True for addresses outside the ranges; false for whatever is no address. */
export function outside(ranges: readonly AddressRange[]): AddressRule {
  const isWithin = within(ranges);
  return (address) => isIP(address) !== 0 && !isWithin(address);
}

export const isPublicAddress = outside(SPECIAL_RANGES);

export const isLoopbackAddress = within([
  { family: 'ipv4', network: '127.0.0.0', bits: 8, why: 'loopback' },
  { family: 'ipv6', network: '::1', bits: 128, why: 'loopback' },
]);

function within(ranges: readonly AddressRange[]): AddressRule {
  // One list for each family: in a common one, a range of IPv6 also contains the IPv4 addresses that are mapped into it.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { network, bits, family } of ranges) lists[family].addSubnet(network, bits, family);
  return (address) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return isIP(address) !== 0 && lists[family].check(address, family);
  };
}
