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

/** The signing key of a caller, made anew for each test process. */
export function privateKeyOf(caller: string): string {
  const pair = pairs[caller];
  if (!pair) throw new Error(`"${caller}" signs nothing`);
  return pair.privateKey.toString('base64url');
}

/** Every caller's public half, as `INTERNAL_PUBLIC_KEYS` holds them. */
export const publicKeys: Record<string, string> = Object.fromEntries(
  Object.entries(pairs).map(([caller, { publicKey }]) => [caller, publicKey.toString('base64url')]),
);
