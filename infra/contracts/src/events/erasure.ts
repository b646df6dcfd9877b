import { z } from 'zod';
import { defineEvent } from './event.js';
import { count, id, signature } from './field.js';

const erasure = { erasureId: id(), userId: id() };
/** `removed` counts every document that went, the other counts say from where. */
const removed = { ...erasure, removed: count() };

const ids = {
  erasureId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10',
  userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
};

/**
 * An account was deleted, for good. A consumer removes what it keeps about this person, refuses whatever comes later,
 * and acknowledges; it may be asked again with the same ids and then does the same again. Identity signs every request
 * with its key, and a consumer erases nobody without that signature.
 */
export const erasureRequested = defineEvent({
  type: 'identity.erasure.requested.v1',
  owner: 'identity',
  aggregate: 'user',
  consumers: ['care-profile', 'coach', 'notifications', 'discovery'],
  // Optional within this version, since requests from before there was a signature may still be on their way.
  data: z.object({ ...erasure, signature: signature().optional() }),
  samples: [{ ...ids, signature: 'A'.repeat(86) }],
});

/** Care-profile keeps nothing about this person any more and takes nothing new. */
export const careProfileErasureAcknowledged = defineEvent({
  type: 'care-profile.erasure.acknowledged.v1',
  owner: 'care-profile',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...removed, careProfiles: count() }),
  samples: [{ ...ids, removed: 1, careProfiles: 1 }],
});

/** The coach keeps nothing about this person any more and takes nothing new. */
export const coachErasureAcknowledged = defineEvent({
  type: 'coach.erasure.acknowledged.v1',
  owner: 'coach',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...removed, conversations: count(), exchanges: count(), careContexts: count() }),
  samples: [{ ...ids, removed: 9, conversations: 2, exchanges: 6, careContexts: 1 }],
});

/** The last mail was accepted or given up, so the address is needed no more; nothing else is kept about this person. */
export const notificationsErasureAcknowledged = defineEvent({
  type: 'notifications.erasure.acknowledged.v1',
  owner: 'notifications',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object(removed),
  samples: [{ ...ids, removed: 0 }],
});

/** Discovery keeps nothing about this person. */
export const discoveryErasureAcknowledged = defineEvent({
  type: 'discovery.erasure.acknowledged.v1',
  owner: 'discovery',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object(removed),
  samples: [{ ...ids, removed: 0 }],
});

/** How each service tells that it is done. */
export const erasureAcknowledgements = [
  careProfileErasureAcknowledged,
  coachErasureAcknowledged,
  notificationsErasureAcknowledged,
  discoveryErasureAcknowledged,
] as const;
