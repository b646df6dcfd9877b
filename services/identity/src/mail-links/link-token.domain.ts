import { createHash } from 'node:crypto';

/** What a link in a mail carries: the id of what it belongs to, which finds it, and a secret, which proves the mail. */
export const TOKEN_SECRET_BYTES = 32;
const ID_BYTES = 16;
const shape = /^[A-Za-z0-9_-]{64}$/;

export function tokenOf(ownerId: string, secret: Buffer): string {
  const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, secret]).toString('base64url');
}

/** The id that a token was made with; null for what was never a token of ours. */
export function ownerIdIn(token: string): string | null {
  if (!shape.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** All that is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
