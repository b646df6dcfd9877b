import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** An Ed25519 private key as the configuration holds it: PKCS8 DER, base64url. */
export const privateKeyOf = (der: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'pkcs8' });

/** An Ed25519 public key as the configuration holds it: SPKI DER, base64url. */
export const publicKeyOf = (der: string): KeyObject =>
  createPublicKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'spki' });

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
