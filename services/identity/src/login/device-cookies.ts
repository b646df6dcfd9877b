import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdentityConfig } from '../config.js';

const ID_BYTES = 16;

/**
 * A device cookie says that somebody has signed in to this address in this browser before (OWASP: device cookies). It
 * opens nothing: whoever has one is only counted apart from strangers who guess. `<id>.<mac>`, and the id is random.
 */
@Injectable()
export class DeviceCookies {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { EMAIL_INDEX_KEY }: IdentityConfig) {
    this.key = Buffer.from(hkdfSync('sha256', EMAIL_INDEX_KEY, '', 'device cookies', 32));
  }

  /** The device's id; null when we did not make this cookie for this address. */
  idIn(cookie: string | undefined, emailIndex: string): string | null {
    const [id = '', mac = ''] = (cookie ?? '').split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.macOf(id, emailIndex))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  /** The cookie of a browser that has just signed in: a device that is known stays the same one. */
  cookieFor(emailIndex: string, presented: string | undefined): string {
    const id = this.idIn(presented, emailIndex) ?? randomBytes(ID_BYTES).toString('base64url');
    return `${id}.${this.macOf(id, emailIndex)}`;
  }

  private macOf(id: string, emailIndex: string): string {
    return createHmac('sha256', this.key).update(`${id}.${emailIndex}`).digest('base64url');
  }
}
