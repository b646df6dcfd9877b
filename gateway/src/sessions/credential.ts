import { createHash } from 'node:crypto';

const BEARER = /^Bearer (cw_[A-Za-z0-9_-]{43})$/;

/** The bearer credential of a call; null when there is none of ours. */
export const bearerIn = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** All that leaves this process of a credential. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');
