import { CONFIG } from '@careward/platform/config/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { networkOf } from './network-of.js';

/** An address is personal data, and all of IPv4 is quickly hashed: what is kept of one is a mark under our own key. */
@Injectable()
export class AddressMarks {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { INTERNAL_SIGNING_KEY }: GatewayConfig) {
    this.key = Buffer.from(hkdfSync('sha256', INTERNAL_SIGNING_KEY, '', 'address marks', 32));
  }

  /** One subscriber. Requests are counted by it: neighbours in a /24 are strangers and must not use up each other's. */
  ofSubscriber(address: string): string {
    return this.mark(networkOf(address, '/32'));
  }

  /** One corner of a provider. Login waits are kept by it: whoever guesses has a /24 to guess from. */
  ofNeighbourhood(address: string): string {
    return this.mark(networkOf(address, '/24'));
  }

  private mark(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('base64url').slice(0, 22);
  }
}
