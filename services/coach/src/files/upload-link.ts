import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { filePath, UPLOAD } from '@careward/contracts/coach/files';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../config.js';

type UploadGrant = { id: string; owner: string; sessionId: string; expiresAt: Date };

/**
 * The address of one upload: whoever has it may PUT one file there, until it expires or the session that it was granted to
 * has ended.
 */
@Injectable()
export class UploadLinks {
  private readonly keys: readonly KeyObject[];
  private readonly publicUrl: string;

  constructor(@Inject(CONFIG) { DATA_KEY_WRAPPING_KEYS, PUBLIC_URL }: CoachConfig) {
    this.keys = DATA_KEY_WRAPPING_KEYS.derived('upload links');
    this.publicUrl = PUBLIC_URL;
  }

  to(granted: UploadGrant): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is always a key');
    const link = new URL(filePath(granted.id), this.publicUrl);
    link.searchParams.set('exp', String(granted.expiresAt.getTime()));
    link.searchParams.set('sig', signatureOf(key, granted).toString('base64url'));
    return link.href;
  }

  /** Whether a signature is of this upload as it was granted, whatever the address says of it. */
  isOf(granted: UploadGrant, { exp, sig }: { exp?: string | undefined; sig?: string | undefined }): boolean {
    if (exp !== String(granted.expiresAt.getTime())) return false;
    const given = Buffer.from(sig ?? '', 'base64url');
    return this.keys.some((key) => {
      const own = signatureOf(key, granted);
      return given.length === own.length && timingSafeEqual(given, own);
    });
  }
}

const signatureOf = (key: KeyObject, { id, owner, sessionId, expiresAt }: UploadGrant): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['PUT', id, owner, sessionId, expiresAt.getTime(), UPLOAD.bytes]))
    .digest();
