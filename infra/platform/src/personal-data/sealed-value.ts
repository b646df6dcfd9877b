import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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

/** The same for bytes: nonce, ciphertext and tag. */
export const sealBytes = (key: CipherKey, context: SealContext, bytes: Buffer): Buffer =>
  encrypt(key, additionalData(context), bytes);

/** Throws when they were changed, moved or sealed with another key. */
export const openBytes = (key: CipherKey, context: SealContext, sealed: Buffer): Buffer =>
  decrypt(key, additionalData(context), sealed);

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without it Node would also accept a tag of four bytes. */
const options = { authTagLength: TAG_BYTES };

/**
 * AES-256-GCM under a random nonce: nonce, ciphertext and tag in one. A key for many values is best a KeyObject: Node
 * prepares a Buffer anew for each, which takes four times as long as opening a short text.
 */
export function encrypt(key: CipherKey, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, options).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws unless this was encrypted with the same key for the same context and is unchanged. */
export function decrypt(key: CipherKey, context: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES), options)
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(-TAG_BYTES));
  // Nothing is returned before final() has checked the tag.
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
