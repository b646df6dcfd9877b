import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdentityConfig } from '../config.js';

const ID_BYTES = 16;

/**
 * A device cookie says that somebody has signed in to this address in this browser before (ADR 0017). It opens nothing:
 * its holder's login attempts are only counted apart from strangers'. `<id>.<mac>`, and the id is random.
 */
@Injectable()
export class DeviceCookies {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { EMAIL_INDEX_KEY }: IdentityConfig) {
    this.key = Buffer.from(hkdfSync('sha256', EMAIL_INDEX_KEY, '', 'device cookies', 32));
  }

  /** The device's id; null when this cookie was not issued here for this address. */
  verify(cookie: string | undefined, emailIndex: string): string | null {
    const [id = '', mac = ''] = (cookie ?? '').split('.');
    const [given, expected] = [Buffer.from(mac), Buffer.from(this.macOf(id, emailIndex))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** The cookie of a browser that has just signed in; a known device keeps its id. */
  issue(emailIndex: string, presented: string | undefined): string {
    const id = this.verify(presented, emailIndex) ?? randomBytes(ID_BYTES).toString('base64url');
    return `${id}.${this.macOf(id, emailIndex)}`;
  }

  private macOf(id: string, emailIndex: string): string {
    return createHmac('sha256', this.key).update(`${id}.${emailIndex}`).digest('base64url');
  }
}
