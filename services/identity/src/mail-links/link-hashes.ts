import { createHmac } from 'node:crypto';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { type IdentityConfig, keyFor } from '../config.js';

/**
 * All that is stored of a link's token. It holds for one purpose, one address and the token's own record alone: whoever
 * can write to the database alone can neither make a link nor turn one into that of another address.
 */
@Injectable()
export class LinkHashes {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.key = keyFor('mail links', config);
  }

  of(
    purpose: 'sign-up' | 'password reset',
    { _id, emailIndex }: { _id: string; emailIndex: string },
    token: string,
  ): string {
    const bound = JSON.stringify([purpose, _id, emailIndex, token]);
    return createHmac('sha256', this.key).update(bound).digest('base64url');
  }
}
