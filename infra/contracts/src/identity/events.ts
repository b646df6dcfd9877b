import { z } from 'zod';
import { defineEvent, enumeration, erasureIds, erasureSample, id, signature } from '../kernel/event.js';
import { browsers, systems } from './schemas.js';

export const verificationRequested = defineEvent({
  type: 'identity.verification.requested.v1',
  description:
    "Somebody asked for a verification mail. A consumer may ask identity for the mail's content by these ids; " +
    'it may not conclude that an account exists or will exist.',
  owner: 'identity',
  aggregate: 'pending-sign-up',
  consumers: ['notifications'],
  data: z.object({ pendingSignUpId: id(), verificationId: id() }),
  samples: [
    {
      pendingSignUpId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01',
      verificationId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d02',
    },
  ],
});

export const userRegistered = defineEvent({
  type: 'identity.user.registered.v1',
  description: 'An account was made: its first event, and the only one of this type.',
  owner: 'identity',
  aggregate: 'user',
  consumers: ['notifications'],
  data: z.object({ userId: id() }),
  samples: [{ userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03' }],
});

export const passwordResetRequested = defineEvent({
  type: 'identity.password-reset.requested.v1',
  description:
    "Somebody asked for a mail to choose a new password. A consumer may ask identity for the mail's content by these " +
    'ids; it may not conclude that the address has an account.',
  owner: 'identity',
  aggregate: 'password-reset',
  consumers: ['notifications'],
  data: z.object({ passwordResetId: id(), requestId: id() }),
  samples: [
    {
      passwordResetId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d31',
      requestId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d32',
    },
  ],
});

export const passwordChanged = defineEvent({
  type: 'identity.password.changed.v1',
  description:
    'An account has another password: by the link of a mail (reset) or by somebody who is signed in (change). ' +
    'A consumer may conclude that every other session has ended.',
  owner: 'identity',
  aggregate: 'user',
  consumers: ['notifications'],
  data: z.object({ userId: id(), by: enumeration(['reset', 'change']) }),
  samples: [
    { userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03', by: 'reset' },
    { userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03', by: 'change' },
  ],
});

export const sessionStarted = defineEvent({
  type: 'identity.session.started.v1',
  description:
    'Somebody signed in with the password of an account; the session that a sign-up ends with is not announced. ' +
    'A new device is a browser that has not signed in to this account before, or has lost its cookies since. ' +
    'The session may have ended meanwhile.',
  owner: 'identity',
  aggregate: 'user',
  consumers: ['notifications'],
  data: z.object({
    userId: id(),
    sessionId: id(),
    device: enumeration(['new', 'known']),
    browser: enumeration(browsers),
    system: enumeration(systems),
  }),
  samples: [
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      sessionId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d41',
      device: 'new',
      browser: 'safari',
      system: 'ios',
    },
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      sessionId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d42',
      device: 'known',
      browser: 'other',
      system: 'other',
    },
  ],
});

export const erasureRequested = defineEvent({
  type: 'identity.erasure.requested.v1',
  description:
    'An account was deleted, for good. A consumer removes what it keeps about this person, refuses whatever ' +
    'comes later, and acknowledges; it may be asked again with the same ids and then does the same again. ' +
    'Identity signs every request with its key, and a consumer erases nobody without that signature.',
  owner: 'identity',
  aggregate: 'user',
  consumers: ['care-profile', 'coach', 'assessment', 'notifications', 'discovery'],
  // Optional in this version: requests from before signatures existed may still be in a queue.
  data: z.object({ ...erasureIds, signature: signature().optional() }),
  samples: [{ ...erasureSample, signature: 'A'.repeat(86) }],
});
