import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';

export const NONCE_BYTES = 12;
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
