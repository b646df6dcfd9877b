import { z } from 'zod';
import { resolvedSession } from './internal-calls.js';

/**
 * A session as identity caches it in Redis for the gateway. Write access to Redis must not be enough to sign in, so
 * identity signs each entry for one credential and until a given time: a removed entry cannot be put back after that.
 */
export const cachedSession = z.object({
  session: resolvedSession,
  until: z.iso.datetime(),
  signature: z.string(),
});
export type CachedSession = z.infer<typeof cachedSession>;

/** What the signature covers. `hash` is that of the credential the entry is stored under. */
export const signedPartOf = (hash: string, { session, until }: Omit<CachedSession, 'signature'>) => ({
  purpose: 'session',
  hash,
  session,
  until,
});

/** The Redis channel, behind the prefix, on which identity says the hash of each credential whose entry it removed. */
export const SESSIONS_ENDED = 'sessions-ended';
