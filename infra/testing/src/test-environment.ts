import { randomBytes } from 'node:crypto';
import { privateKeyOf, publicKeys } from './caller-keys.js';
import { engineAddresses } from './engine-addresses.js';

type Environment = Record<string, string | undefined>;

const secret = () => randomBytes(32).toString('base64url');
/** One for all services of a spec, as they have one key store. */
const masterKey = secret();
/** Nothing answers there: a service whose peers are not stubbed must not find one by accident. */
const NOWHERE = 'http://127.0.0.1:9';

/** What a service under test reads: the run's engines under its own prefix, secrets of its own, no peers. */
export const testEnvironment = (service: string, prefix: string): Environment => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  HEALTH_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  ...engineAddresses(),
  KEYS_MONGODB_URL: engineAddresses().MONGODB_URL,
  SMTP_URL: process.env.SMTP_URL ?? 'smtp://127.0.0.1:9',
  MONGODB_DB_PREFIX: prefix,
  MIGRATE_ON_START: 'true',
  AMQP_PREFIX: prefix,
  REDIS_PREFIX: prefix,
  MASTER_KEY: masterKey,
  EMAIL_INDEX_KEY: secret(),
  PASSWORD_PEPPER: secret(),
  INTERNAL_SIGNING_KEY: privateKeyOf(service),
  INTERNAL_PUBLIC_KEYS: JSON.stringify(publicKeys),
  IDENTITY_URL: NOWHERE,
  CARE_PROFILE_URL: NOWHERE,
  COACH_URL: NOWHERE,
  NOTIFICATIONS_URL: NOWHERE,
  DISCOVERY_URL: NOWHERE,
});
