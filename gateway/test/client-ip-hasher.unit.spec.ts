import { expect, it } from '@jest/globals';
import type { GatewayConfig } from '../src/config.js';
import { ClientIpHasher } from '../src/limits/client-ip-hasher.js';

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
