import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writePrivateFile } from './private-file.js';

/** Who signs internal calls with a key of its own. */
export const CALLERS = [
  'gateway',
  'identity',
  'care-profile',
  'coach',
  'notifications',
  'discovery',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Every value is base64url: 32 random bytes, or an Ed25519 key's DER (PKCS8 private, SPKI public). */
export type Secrets = {
  masterKey: string;
  emailIndexKey: string;
  passwordPepper: string;
  signing: Partial<Record<Caller, { privateKey: string; publicKey: string }>>;
};

/** The data folder's secrets, made at its first start; a caller that was added later gets its key pair now. */
export function localSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known: Partial<Secrets> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {};
  const secrets: Secrets = {
    masterKey: known.masterKey ?? randomKey(),
    emailIndexKey: known.emailIndexKey ?? randomKey(),
    passwordPepper: known.passwordPepper ?? randomKey(),
    signing: Object.fromEntries(CALLERS.map((caller) => [caller, known.signing?.[caller] ?? keyPair()])),
  };
  // Atomic, since without these keys the folder's data is lost.
  if (!isDeepStrictEqual(secrets, known)) writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

function keyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64url'), publicKey: publicKey.toString('base64url') };
}
