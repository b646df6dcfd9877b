import { SEALING_SERVICES, wrappingKeysOf } from '@careward/local/keys';
import { connectMongo, databaseName } from '@careward/platform/mongo/database';
import { initializeKeyStore } from '@careward/platform/personal-data/key-store';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateKeyOf, publicKeys } from './caller-keys.js';
import { engineAddresses, type EngineAddresses } from './engine-addresses.js';

type Environment = Record<string, string | undefined>;

/** What is kept beside the engines. */
const dataDir = process.env.TEST_DATA_DIR ?? tmpdir();
const secret = () => randomBytes(32).toString('base64url');
/** The same for all services of a spec, since they share a key store. */
const secrets = { masterKey: secret(), masterKeyWrapped: false };
/** The same for all gateways of a spec, since they count clients together. */
const clientAddressKey = secret();
/** Nothing listens on this port: a service must not reach a peer that is not stubbed. */
const NO_SERVICE = 'http://127.0.0.1:9';

/** The environment of a service under test: engines with a prefix, random secrets, no peers. */
export const testEnvironment = (
  service: string,
  prefix: string,
  engines: EngineAddresses = engineAddresses(),
): Environment => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  HEALTH_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  ...engines,
  SMTP_URL: process.env.SMTP_URL ?? 'smtp://127.0.0.1:9',
  MONGODB_DB_PREFIX: prefix,
  MIGRATE_ON_START: 'true',
  AMQP_PREFIX: prefix,
  REDIS_PREFIX: prefix,
  ...(SEALING_SERVICES.includes(service) && {
    KEYS_MONGODB_URL: engines.MONGODB_URL,
    DATA_KEY_WRAPPING_KEYS: wrappingKeysOf(service, secrets),
    EPOCH_KEYS_DIR: join(dataDir, `careward-epoch-keys-${prefix}`),
  }),
  FILES_DIR: join(dataDir, `careward-files-${prefix}`),
  EMAIL_INDEX_KEY: secret(),
  PASSWORD_PEPPER: secret(),
  CLIENT_ADDRESS_KEY: clientAddressKey,
  INTERNAL_SIGNING_KEY: privateKeyOf(service),
  INTERNAL_PUBLIC_KEYS: JSON.stringify(publicKeys),
  IDENTITY_URL: NO_SERVICE,
  CARE_PROFILE_URL: NO_SERVICE,
  COACH_URL: NO_SERVICE,
  ASSESSMENT_URL: NO_SERVICE,
  NOTIFICATIONS_URL: NO_SERVICE,
  DISCOVERY_URL: NO_SERVICE,
});

/** Initializes the key store as identity does, for services that are tested without identity. */
export async function initializeTestKeyStore(prefix: string): Promise<void> {
  const store = await connectMongo(engineAddresses().MONGODB_URL, databaseName(prefix, 'keys'));
  await initializeKeyStore(store, new Date());
  await store.close();
}
