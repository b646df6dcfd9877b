import { expect, it } from '@jest/globals';
import type { GatewayConfig } from '../src/config.js';
import { ClientIpHasher, subnetOf } from '../src/limits/client-ip-hasher.js';

it.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::FFFF:c000:024d', '192.0.2.77', '192.0.2.0/24'],
  ['0:0:0:0:0:ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:0234:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56', '2001:db8:1:300::/56'],
  ['2001:db8::', '2001:db8:0:0::/56', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56', '0:0:0:0::/56'],
  ['::ffff:0:192.0.2.77', '0:0:0:0::/56', '0:0:0:0::/56'],
  ['unknown', 'unknown', 'unknown'],
  ['', '', ''],
])('the address %s is of the subnet %s with /32, of %s with /24', (address, whole, cut) => {
  expect(subnetOf(address, '/32')).toBe(whole);
  expect(subnetOf(address, '/24')).toBe(cut);
});

const marksWith = (key: string, INTERNAL_SIGNING_KEY = 'signs') =>
  new ClientIpHasher({ CLIENT_ADDRESS_KEY: Buffer.from(key), INTERNAL_SIGNING_KEY } as GatewayConfig);

it('is the same for every gateway of an installation, and tells nothing to those without its key', () => {
  const mark = marksWith('ours').ofSubnet('192.0.2.1');
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(marksWith('ours').ofSubnet('192.0.2.1')).toBe(mark);
  expect(marksWith('theirs').ofSubnet('192.0.2.1')).not.toBe(mark);
});

it('outlives a change of the key that signs calls, and with it what was counted', () => {
  expect(marksWith('ours', 'new').ofSubnet('192.0.2.1')).toBe(marksWith('ours', 'old').ofSubnet('192.0.2.1'));
});

it('tells subscribers apart that share a subnet', () => {
  const ipHasher = marksWith('ours');
  expect(ipHasher.ofSubnet('192.0.2.1')).toBe(ipHasher.ofSubnet('192.0.2.2'));
  expect(ipHasher.ofSubscriber('192.0.2.1')).not.toBe(ipHasher.ofSubscriber('192.0.2.2'));
});
