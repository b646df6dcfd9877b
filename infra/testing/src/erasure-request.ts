import { erasureRequested } from '@careward/contracts/identity/events';
import { privateKeyOf } from '@careward/platform/internal-calls/signature';
import { signedErasure, type ErasureRequest } from '@careward/platform/personal-data/erasure-request';
import { randomUUID } from 'node:crypto';
import { privateKeyOf as keyOf } from './caller-keys.js';
import { eventOf } from './event-of.js';

export const signingKeyOf = (caller: string) => privateKeyOf(keyOf(caller));

/** A caller's signature of an erasure request. */
export const erasureSignature = (request: ErasureRequest, signer = 'identity'): string =>
  signedErasure(request, signingKeyOf(signer)).signature;

/** A signed erasure.requested event. */
export function erasureEvent(userId: string) {
  const ids = { erasureId: randomUUID(), userId };
  return eventOf(erasureRequested, { ...ids, signature: erasureSignature(ids) }, { subject: userId });
}
