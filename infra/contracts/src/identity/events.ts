import { z } from 'zod';
import { erasureIds, erasureSample } from '../kernel/erasure.js';
import { defineEvent } from '../kernel/event.js';
import { id, signature } from '../kernel/event-field.js';

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
