import { createHash } from 'node:crypto';

/** What a verification link carries: the pending sign-up's id, which finds it, and a secret, which proves the mail. */
export const TOKEN_SECRET_BYTES = 32;
const ID_BYTES = 16;
const shape = /^[A-Za-z0-9_-]{64}$/;

export function tokenOf(pendingSignUpId: string, secret: Buffer): string {
  const id = Buffer.from(pendingSignUpId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, secret]).toString('base64url');
}

/** The id of the pending sign-up of a token; null for what was never a token of ours. */
export function pendingSignUpIdIn(token: string): string | null {
  if (!shape.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** All that is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
