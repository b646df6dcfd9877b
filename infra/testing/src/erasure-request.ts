import { erasureRequested } from '@careward/contracts/events/erasure';
import { privateKeyOf } from '@careward/platform/crypto/signature';
import { signedErasure, type ErasureRequest } from '@careward/platform/erasure/erasure-request';
import { randomUUID } from 'node:crypto';
import { privateKeyOf as keyOf } from './caller-keys.js';
import { eventOf } from './event-of.js';

/** A request to erase somebody as its signer would write it; identity unless said otherwise. */
export const erasureRequest = (userId: string, signer = 'identity'): Required<ErasureRequest> =>
  signedErasure({ erasureId: randomUUID(), userId }, privateKeyOf(keyOf(signer))) as Required<ErasureRequest>;

/** The event by which identity asks every service to erase somebody. */
export const erasureEvent = (userId: string) =>
  eventOf(erasureRequested, erasureRequest(userId), { subject: userId });
