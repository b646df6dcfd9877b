import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/** An Ed25519 private key as the configuration holds it: PKCS8 DER, base64url. */
export const privateKeyOf = (der: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'pkcs8' });

/** An Ed25519 public key as the configuration holds it: SPKI DER, base64url. */
export const publicKeyOf = (der: string): KeyObject =>
  createPublicKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'spki' });

/** The public keys of a caller: one, or several while it is being changed. */
export type PublicKeys = string | readonly string[];

export const publicKeysOf = (keys: PublicKeys | undefined): KeyObject[] =>
  [keys ?? []].flat().map((der) => publicKeyOf(der));

/** The id of a key pair, from either half. */
export function keyIdOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return hash('sha256', half.export({ format: 'der', type: 'spki' }), 'base64url').slice(0, 16);
}

/** The one text of a value: keys in order, no spaces. What is signed must not depend on how it was stored. */
export const canonical = (value: object): string => JSON.stringify(value, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Ed25519 over the canonical text of a value, base64url. One key signs values of several kinds, so a value says in a
 * `purpose` of its own what it may be used for.
 */
export const signatureOf = (value: object, key: KeyObject): string =>
  sign(null, Buffer.from(canonical(value)), key).toString('base64url');

export const isSignedBy = (key: KeyObject, value: object, signature: string): boolean =>
  verify(null, Buffer.from(canonical(value)), key, Buffer.from(signature, 'base64url'));

export const isSignedByOne = (keys: readonly KeyObject[], value: object, signature: string): boolean =>
  keys.some((key) => isSignedBy(key, value, signature));
