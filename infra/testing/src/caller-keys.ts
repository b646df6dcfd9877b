import { CALLERS, keyPair } from '@careward/local/keys';
import { AssertionSigner, type Principal } from '@careward/platform/internal-calls/assertion';
import { erasureRequested } from '@careward/contracts/identity/events';
import { privateKeyOf as signingKey } from '@careward/platform/internal-calls/signature';
import { signedErasure, type ErasureRequest } from '@careward/platform/personal-data/erasure-request';
import { randomUUID } from 'node:crypto';
import { eventOf } from './event-of.js';

/** Every test process has its own keys. */
const pairs = new Map<string, ReturnType<typeof keyPair>>(CALLERS.map((caller) => [caller, keyPair()]));

/** A caller's signing key. */
export function privateKeyOf(caller: string): string {
  const pair = pairs.get(caller);
  if (!pair) throw new Error(`"${caller}" has no signing key`);
  return pair.privateKey;
}

/** The callers' public keys, in the form of `INTERNAL_PUBLIC_KEYS`. */
export const publicKeys = Object.fromEntries(
  [...pairs].map(([caller, { publicKey }]) => [caller, publicKey]),
);

const signers = new Map<string, AssertionSigner>();
function signerOf(issuer: string): AssertionSigner {
  const signer = signers.get(issuer) ?? new AssertionSigner(issuer, privateKeyOf(issuer));
  signers.set(issuer, signer);
  return signer;
}

/** The assertion that the gateway (for a user) or a service (for itself) sends with a call to `audience`. */
export function assertionFor(audience: string, caller: Principal): Promise<string> {
  return signerOf(caller.kind === 'service' ? caller.service : 'gateway').sign(audience, caller);
}

export const signingKeyOf = (caller: string) => signingKey(privateKeyOf(caller));

/** A caller's signature of an erasure request. */
export const erasureSignature = (request: ErasureRequest, signer = 'identity'): string =>
  signedErasure(request, signingKeyOf(signer)).signature;

/** A signed erasure.requested event. */
export function erasureEvent(userId: string) {
  const ids = { erasureId: randomUUID(), userId };
  return eventOf(erasureRequested, { ...ids, signature: erasureSignature(ids) }, { subject: userId });
}
