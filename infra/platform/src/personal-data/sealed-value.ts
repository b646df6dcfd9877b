import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A value that is stored encrypted; only the vault makes and opens one. */
export type Sealed<T> = string & { readonly sealed: T };

/** Where a value stands. Its ciphertext opens nowhere else: not in another record, field, owner or service. */
export type Place = { service: string; collection: string; field: string; record: string; owner: string };

const VERSION = 'cw1';
const TAG = 16;
const NONCE = 12;

const boundTo = (place: Place) =>
  Buffer.from([VERSION, place.service, place.collection, place.field, place.record, place.owner].join('|'));

/** AES-256-GCM: `cw1.<nonce>.<ciphertext and tag>`, base64url. */
export function sealValue<T>(key: Buffer, place: Place, value: T): Sealed<T> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(boundTo(place));
  const body = Buffer.concat([
    cipher.update(JSON.stringify(value), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return [VERSION, nonce.toString('base64url'), body.toString('base64url')].join('.') as Sealed<T>;
}

/** Throws when the value was changed, moved or sealed with another key. */
export function openValue<T>(key: Buffer, place: Place, sealed: Sealed<T>): T {
  const [version, nonce, body] = sealed.split('.');
  if (version !== VERSION || !nonce || !body) throw new Error('not a sealed value');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG,
  })
    .setAAD(boundTo(place))
    .setAuthTag(bytes.subarray(-TAG));
  // Nothing is released before final() has checked the tag.
  const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as T;
}
