import { BlockList, isIP } from 'node:net';
import { SPECIAL_RANGES, type AddressRange } from './special-ranges.js';

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
