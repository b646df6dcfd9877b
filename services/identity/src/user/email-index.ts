import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { IdentityConfig } from '../config.js';

/** The blind index of an address: equal for equal addresses, and tells nothing to those without the key. */
@Injectable()
export class EmailIndex {
  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  of(email: string): string {
    return createHmac('sha256', this.config.EMAIL_INDEX_KEY)
      .update(canonicalEmail(email))
      .digest('base64url');
  }
}

/** The form in which two spellings of one address are the same. Dots and plus signs stay: they may tell people apart. */
export const canonicalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
