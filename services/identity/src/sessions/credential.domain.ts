import { createHash } from 'node:crypto';

/** How many random bytes stand behind a credential. */
export const SECRET_BYTES = 32;

/** What a client may keep in storage; the prefix lets leak scanners know it (design.md 4). */
export const bearerOf = (secret: Buffer): string => `cw_${secret.toString('base64url')}`;

export const cookieOf = (secret: Buffer): string => secret.toString('base64url');

/** All that is stored of a credential. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');
