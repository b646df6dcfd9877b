import { createPublicKey, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';

// Without packages and on any Node from 20, since settings are made before anything is installed.
// Every key is base64url: 32 random bytes, or an Ed25519 key's DER (PKCS8 private, SPKI public).

/** Who signs internal calls with a key of its own. */
export const CALLERS = [
  'gateway',
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
  'discovery',
];

/** The services that seal what they keep about people. */
export const SEALING_SERVICES = ['identity', 'care-profile', 'coach', 'assessment', 'notifications'];

const CURRENT_KEY_ID = 'k1';

export const randomKey = () => randomBytes(32).toString('base64url');

/** A new Ed25519 key pair. */
export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64url'), publicKey: publicKey.toString('base64url') };
}

/** The public half of an Ed25519 key. */
export function publicKeyOf(privateKey) {
  const key = { key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' };
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** A new P-256 pair: the point of the public half, uncompressed, and the number of the private one. */
export function pushKeyPair() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), ...[x, y].map((text) => Buffer.from(text, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/** A service's `DATA_KEY_WRAPPING_KEYS` (infra/docs/adr/0019), derived from the master key, which no service gets. */
export function wrappingKeysOf(service, { masterKey, masterKeyWrapped }) {
  const purpose = `data-key-wrapping/${service}/${CURRENT_KEY_ID}`;
  const key = hkdfSync('sha256', Buffer.from(masterKey, 'base64url'), '', purpose, 32);
  const current = `${CURRENT_KEY_ID}:${Buffer.from(key).toString('base64url')}`;
  return masterKeyWrapped ? `${current},legacy:${masterKey}` : current;
}
