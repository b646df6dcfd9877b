import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, CALLERS, keyPair, type KeyPair, pushKeyPair, randomKey } from '../bin/keys.mjs';
import { writePrivateFile } from './private-file.js';

/** The user name on every engine that has users. */
export const ENGINE_USER = 'careward';

export type Secrets = {
  masterKey: string;
  /** Whether the folder is from when the master key itself wrapped data keys: those still have to open. */
  masterKeyWrapped: boolean;
  emailIndexKey: string;
  passwordPepper: string;
  clientAddressKey: string;
  /** By which browsers' push services know us: a raw P-256 pair (RFC 8292). */
  webPush: KeyPair;
  signing: Partial<Record<Caller, KeyPair>>;
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
