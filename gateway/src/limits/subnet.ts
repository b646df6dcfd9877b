import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address is in: the /56 that an IPv6 subscriber is given and may number at will, the given part of an
 * IPv4 address. What is no address stands for itself.
 */
export function subnetOf(address: string, ofIPv4: '/24' | '/32'): string {
  if (isIPv4(address))
    return ofIPv4 === '/32' ? address : `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = mappedIPv4(groups);
  if (mapped) return subnetOf(mapped, ofIPv4);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight groups; the URL parser settles case, zeros and dotted ends. */
function groupsOf(address: string): number[] {
  const settled = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = settled.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...left, ...tail].map((group) => Number.parseInt(group, 16));
}

/** How a socket that listens on IPv6 names an IPv4 caller: `::ffff:192.0.2.1`. */
function mappedIPv4(groups: number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === [0, 0, 0, 0, 0, 0xffff].join();
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null;
}
