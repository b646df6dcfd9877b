import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writePrivateFile } from '../private-file.js';

/** The user name on every engine that has users. */
export const ENGINE_USER = 'careward';

const ENGINES = ['mongodb', 'redis', 'rabbitmq', 'mail'] as const;

/** The passwords of our own engines, in base64url, which needs no escaping in a URL or a settings file. */
export type EngineSecrets = Record<(typeof ENGINES)[number], string>;

/** The passwords in a data folder, made when they are first needed. */
export function engineSecrets(dataDir: string): EngineSecrets {
  const file = join(dataDir, 'engine-secrets.json');
  const known: Partial<EngineSecrets> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<EngineSecrets>)
    : {};
  const secrets = Object.fromEntries(
    ENGINES.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as EngineSecrets;
  if (!isDeepStrictEqual(secrets, known)) writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}
