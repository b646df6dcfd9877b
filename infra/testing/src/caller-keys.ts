import { AssertionSigner, type Principal } from '@careward/platform/internal-calls/assertion';
import { generateKeyPairSync } from 'node:crypto';

const callers = ['gateway', 'identity', 'care-profile', 'coach', 'assessment', 'notifications', 'discovery'];

const pairs = Object.fromEntries(
  callers.map((caller) => [
    caller,
    generateKeyPairSync('ed25519', {
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
      publicKeyEncoding: { format: 'der', type: 'spki' },
    }),
  ]),
);

/** A caller's signing key; every test process has its own. */
export function privateKeyOf(caller: string): string {
  const pair = pairs[caller];
  if (!pair) throw new Error(`"${caller}" has no signing key`);
  return pair.privateKey.toString('base64url');
}

/** The callers' public keys, in the form of `INTERNAL_PUBLIC_KEYS`. */
export const publicKeys: Record<string, string> = Object.fromEntries(
  Object.entries(pairs).map(([caller, { publicKey }]) => [caller, publicKey.toString('base64url')]),
);

/** The assertion that the gateway (for a user) or a service (for itself) sends with a call to `audience`. */
export function assertionFor(audience: string, caller: Principal): Promise<string> {
  const issuer = caller.kind === 'service' ? caller.service : 'gateway';
  return new AssertionSigner(issuer, privateKeyOf(issuer)).sign(audience, caller);
}
