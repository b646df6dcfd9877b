import { generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writePrivateFile } from './private-file.js';

/** The user name on every engine that has users. */
export const ENGINE_USER = 'careward';

/** Who signs internal calls with a key of its own. */
export const CALLERS = [
  'gateway',
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
  'discovery',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Every key is base64url: 32 random bytes, or an Ed25519 key's DER (PKCS8 private, SPKI public). */
export type Secrets = {
  masterKey: string;
  /** Whether the folder is from when the master key itself wrapped data keys: those still have to open. */
  masterKeyWrapped: boolean;
  emailIndexKey: string;
  passwordPepper: string;
  clientAddressKey: string;
  /** By which browsers' push services know us: a raw P-256 pair (RFC 8292). */
  webPush: { publicKey: string; privateKey: string };
  signing: Partial<Record<Caller, { privateKey: string; publicKey: string }>>;
};

export type EngineSecrets = Record<'mongodb' | 'redis' | 'rabbitmq' | 'mail', string>;

/** The data folder's secrets, made at its first start; a caller that was added later gets its key pair now. */
export const localSecrets = (dataDir: string): Secrets =>
  stored(join(dataDir, 'secrets.json'), (known) => ({
    masterKey: known.masterKey ?? randomKey(),
    masterKeyWrapped: known.masterKeyWrapped ?? known.masterKey !== undefined,
    emailIndexKey: known.emailIndexKey ?? randomKey(),
    passwordPepper: known.passwordPepper ?? randomKey(),
    clientAddressKey: known.clientAddressKey ?? randomKey(),
    webPush: known.webPush ?? pushKeyPair(),
    signing: Object.fromEntries(CALLERS.map((caller) => [caller, known.signing?.[caller] ?? keyPair()])),
  }));

/** The passwords of our own engines, in base64url, which needs no escaping in a URL or a settings file. */
export const engineSecrets = (dataDir: string): EngineSecrets =>
  stored(join(dataDir, 'engine-secrets.json'), (known) => ({
    mongodb: known.mongodb ?? randomKey(),
    redis: known.redis ?? randomKey(),
    rabbitmq: known.rabbitmq ?? randomKey(),
    mail: known.mail ?? randomKey(),
  }));

/** What the file holds, completed and written back where something was missing. */
function stored<Secrets extends object>(
  file: string,
  complete: (known: Partial<Secrets>) => Secrets,
): Secrets {
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Partial<Secrets>;
  const secrets = complete(known);
  // Atomic, since without these keys the folder's data is lost.
  if (!isDeepStrictEqual(secrets, known)) writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** 32 random bytes in base64url. */
export function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

/** A new Ed25519 key pair. */
export function keyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64url'), publicKey: publicKey.toString('base64url') };
}

/** A new P-256 pair: the point of the public half, uncompressed, and the number of the private one. */
export function pushKeyPair(): Secrets['webPush'] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), ...[x, y].map((text) => Buffer.from(text, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/** The services that seal what they keep about people. */
export const SEALING_SERVICES: readonly string[] = [
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
];
const CURRENT_KEY_ID = 'k1';

/** A service's `DATA_KEY_WRAPPING_KEYS` (infra/docs/adr/0019), derived from the master key, which no service gets. */
export function wrappingKeysOf(
  service: string,
  { masterKey, masterKeyWrapped }: Pick<Secrets, 'masterKey' | 'masterKeyWrapped'>,
): string {
  const purpose = `data-key-wrapping/${service}/${CURRENT_KEY_ID}`;
  const key = hkdfSync('sha256', Buffer.from(masterKey, 'base64url'), '', purpose, 32);
  const current = `${CURRENT_KEY_ID}:${Buffer.from(key).toString('base64url')}`;
  return masterKeyWrapped ? `${current},legacy:${masterKey}` : current;
}
