import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { subnetOf } from './subnet.js';

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
