import { z } from 'zod';
import { defineInternalCall } from '../kernel/service.js';
import { SECOND } from '../kernel/limits.js';
import { roles } from './schemas.js';

/** The session of a credential; `hash` is the credential's SHA-256, base64url. 404 when there is none. */
const resolvedSession = z.object({
  sessionId: z.uuid(),
  userId: z.uuid(),
  role: z.enum(roles),
  credential: z.enum(['bearer', 'cookie']),
  expiresAt: z.iso.datetime(),
});
export type ResolvedSession = z.infer<typeof resolvedSession>;
/** `used: false` does not extend the session: an open stream must not keep anybody signed in. */
export const resolveSessionBody = z.object({ hash: z.string().length(43), used: z.boolean().default(true) });
export const resolveSession = defineInternalCall({
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/resolve',
  callers: ['gateway'],
  body: resolveSessionBody,
  answer: resolvedSession,
});

/**
 * Which of these sessions of a person are alive now. What was granted to a session ends with it: whoever keeps such a
 * grant asks before honouring it. It counts as using none of them.
 */
export const liveSessionsBody = z.object({ userId: z.uuid(), sessionIds: z.array(z.uuid()) });
export const liveSessions = defineInternalCall({
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/live',
  callers: ['notifications', 'coach'],
  body: liveSessionsBody,
  answer: z.object({ sessionIds: z.array(z.uuid()) }),
  deadline: 3 * SECOND,
});

/** The content of a verification mail, with a new link; only its hash is stored. 404: nothing to send any more. */
export const verificationMail = defineInternalCall({
  service: 'identity',
  method: 'POST',
  path: '/internal/verifications/:pendingSignUpId/:verificationId/mail',
  callers: ['notifications'],
  answer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('verify'),
      address: z.string(),
      firstName: z.string(),
      locale: z.string(),
      token: z.string(),
    }),
    z.object({
      kind: z.literal('already-registered'),
      address: z.string(),
      firstName: z.string(),
      locale: z.string(),
    }),
  ]),
});
export type VerificationMail = z.infer<(typeof verificationMail)['answer']>;

/** The content of a mail with a new link that sets a password; only its hash is stored. 404: nothing to send. */
export const passwordResetMail = defineInternalCall({
  service: 'identity',
  method: 'POST',
  path: '/internal/password-resets/:passwordResetId/:requestId/mail',
  callers: ['notifications'],
  answer: z.object({ address: z.string(), firstName: z.string(), locale: z.string(), token: z.string() }),
});
export type PasswordResetMail = z.infer<(typeof passwordResetMail)['answer']>;

/** Where and in which language to write to a person, and the name to show, or to keep from a language model. 404: there is no such account any more. */
export const personContact = defineInternalCall({
  service: 'identity',
  method: 'GET',
  path: '/internal/contacts/:userId',
  callers: ['notifications', 'discovery', 'coach'],
  /** `lastName` is absent where an older copy answers. */
  answer: z.object({
    address: z.string(),
    firstName: z.string(),
    lastName: z.string().optional(),
    locale: z.string(),
  }),
  deadline: 3 * SECOND,
});
export type PersonContact = z.infer<(typeof personContact)['answer']>;

/** The address for the last mail of a deleted account. 404: it has been erased too. */
export const erasureContact = defineInternalCall({
  service: 'identity',
  method: 'GET',
  path: '/internal/erasures/:erasureId/contact',
  callers: ['notifications'],
  answer: z.object({ address: z.string(), locale: z.string() }),
});
export type ErasureContact = z.infer<(typeof erasureContact)['answer']>;

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
