import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writePrivately } from '../private-file.js';

/** The name under which Careward signs in to each engine that knows users. */
export const ENGINE_USER = 'careward';

const GUARDED = ['mongodb', 'redis', 'rabbitmq', 'mail'] as const;

/** A password for each engine of our own; the letters of base64url need no escaping in a URL or a settings file. */
export type EngineSecrets = Record<(typeof GUARDED)[number], string>;

/** The passwords of a data folder's engines, drawn when they are first wanted. */
export function engineSecrets(dataDir: string): EngineSecrets {
  const file = join(dataDir, 'engine-secrets.json');
  const known: Partial<EngineSecrets> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<EngineSecrets>)
    : {};
  const secrets = Object.fromEntries(
    GUARDED.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as EngineSecrets;
  if (!isDeepStrictEqual(secrets, known)) writePrivately(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}
