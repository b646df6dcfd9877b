import { z } from 'zod';
import { resolvedSession } from './internal-calls.js';

/**
 * A session as identity leaves it in Redis for the gateway. Whoever can write to Redis must not be able to sign in by
 * it, so identity signs each entry: for one credential, and until a time that the entry's removal cannot be undone past.
 */
export const cachedSession = z.object({
  session: resolvedSession,
  until: z.iso.datetime(),
  signature: z.string(),
});
export type CachedSession = z.infer<typeof cachedSession>;

/** What the signature covers. `hash` is that of the credential under which the entry was found. */
export const signedPartOf = (hash: string, { session, until }: Omit<CachedSession, 'signature'>) => ({
  purpose: 'session',
  hash,
  session,
  until,
});
