import type { CipherKey } from 'node:crypto';
import { decrypt, encrypt, NONCE_BYTES } from './aes-gcm.js';

/** A value that is stored encrypted; only the vault makes and opens one. */
export type Sealed<T> = string & { readonly sealed: T };

/** Where a value stands. Its ciphertext opens nowhere else: not in another record, field, owner or service. */
export type SealContext = {
  service: string;
  collection: string;
  field: string;
  record: string;
  owner: string;
};

const VERSION = 'cw1';

const additionalData = (context: SealContext) =>
  [VERSION, context.service, context.collection, context.field, context.record, context.owner].join('|');

/** `cw1.<nonce>.<ciphertext and tag>`, base64url. */
export function sealValue<T>(key: CipherKey, context: SealContext, value: T): Sealed<T> {
  const encrypted = encrypt(key, additionalData(context), Buffer.from(JSON.stringify(value)));
  const [nonce, body] = [encrypted.subarray(0, NONCE_BYTES), encrypted.subarray(NONCE_BYTES)];
  return [VERSION, nonce.toString('base64url'), body.toString('base64url')].join('.') as Sealed<T>;
}

/** Throws when the value was changed, moved or sealed with another key. */
export function openValue<T>(key: CipherKey, context: SealContext, sealed: Sealed<T>): T {
  const [version, nonce, body] = sealed.split('.');
  if (version !== VERSION || !nonce || !body) throw new Error('not a sealed value');
  const encrypted = Buffer.concat([Buffer.from(nonce, 'base64url'), Buffer.from(body, 'base64url')]);
  return JSON.parse(decrypt(key, additionalData(context), encrypted).toString()) as T;
}
