import { z } from 'zod';
import { defineEvent } from './event.js';
import { id } from './field.js';

/**
 * Somebody asked for a verification mail. A consumer may ask identity for the mail's content by these ids; it may not
 * conclude that an account exists or will exist.
 */
export const verificationRequested = defineEvent({
  type: 'identity.verification.requested.v1',
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
