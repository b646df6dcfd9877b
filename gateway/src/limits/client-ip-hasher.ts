import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { GatewayConfig } from '../config.js';

/** An IP address is personal data, and the hashes of all IPv4 addresses are quickly listed, so the hash is keyed. */
@Injectable()
export class ClientIpHasher {
  private readonly key: KeyObject;

  constructor(@Inject(CONFIG) { CLIENT_ADDRESS_KEY }: GatewayConfig) {
    this.key = createSecretKey(CLIENT_ADDRESS_KEY);
  }

  /** For request limits: one subscriber. Neighbours in a /24 are strangers and must not use up each other's. */
  ofSubscriber(address: string): string {
    return this.hash(subnetOf(address, '/32'));
  }

  /** For login throttling: an attacker often has a whole /24 to guess from. */
  ofSubnet(address: string): string {
    return this.hash(subnetOf(address, '/24'));
  }

  private hash(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('base64url').slice(0, 22);
  }
}

/**
 * The network an address is in: the /56 that an IPv6 subscriber is given and may number at will, the given part of an
 * IPv4 address. What is no address stands for itself.
 */
export function subnetOf(address: string, ofIPv4: '/24' | '/32'): string {
  if (!isIP(address)) return address;
  // Also makes an IPv4 address of `::ffff:192.0.2.1`, as a socket that listens on IPv6 names an IPv4 caller.
  const parsed = ipaddr.process(address.replace(/%.*/, ''));
  if (parsed instanceof ipaddr.IPv4)
    return ofIPv4 === '/32' ? parsed.toString() : `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
