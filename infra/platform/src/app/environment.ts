import { type Service, services } from '@careward/contracts/kernel/service';
import { z } from 'zod';
import { wrappingKeys } from '../personal-data/wrapping-keys.js';

const url = z.url({ error: 'an address is needed' });
/** Not a URL to every parser: the servers of a replica set stand in one address. */
const mongodbUrl = z
  .string({ error: 'a MongoDB address is needed' })
  .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'a MongoDB address is needed');
/** Or the path of a unix socket, which only the users of its folder can reach. */
const port = z.union(
  [z.string().regex(/^\//), z.coerce.number().int().min(0).max(65_535)],
  'a port or the path of a unix socket is needed',
);

/** Nobody reads what is sent there. */
export const EXAMPLE_SUPPORT = 'support@careward.example';

/** What every process reads. */
export const processEnvironment = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** Where to listen on a port; containers say 0.0.0.0. */
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  /** /healthz, /readyz and /metrics; 0 takes any free port. */
  HEALTH_PORT: port,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  BRAND_NAME: z.string().min(1).default('Careward'),
  SUPPORT_EMAIL: z.email().default(EXAMPLE_SUPPORT),
  PUBLIC_URL: url,
  REDIS_URL: url,
  /** Separates the Redis keys of test runs. */
  REDIS_PREFIX: z.string().default(''),
};

/** A secret of 32 bytes, base64url. */
export const secret = z
  .string({ error: '32 random bytes in base64url are needed' })
  .refine((text) => Buffer.from(text, 'base64url').length === 32, '32 random bytes in base64url are needed')
  .transform((text) => Buffer.from(text, 'base64url'));

const publicKeysByCaller = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]));

/**
 * The Ed25519 pair of this caller, and every caller's public half (DER in base64url, by name): a list of several while the
 * pair of that caller is being changed.
 */
export const internalKeys = {
  INTERNAL_SIGNING_KEY: z.string({ error: 'an Ed25519 private key is needed' }).min(1),
  INTERNAL_PUBLIC_KEYS: z
    .string({ error: 'the public keys of all callers are needed' })
    .transform((json) => publicKeysByCaller.parse(JSON.parse(json))),
};

/** Where the services answer: by HTTP, or `unix:` and the path of a socket. Each role reads those that it calls. */
export const serviceAddresses = {
  IDENTITY_URL: url,
  CARE_PROFILE_URL: url,
  COACH_URL: url,
  ASSESSMENT_URL: url,
  NOTIFICATIONS_URL: url,
  DISCOVERY_URL: url,
};

type ServiceAddresses = Partial<Record<keyof typeof serviceAddresses, string>>;

/** Service addresses by service name; of those that the role does not call there is none. */
export const addressesOf = (config: ServiceAddresses): Partial<Record<Service, string>> =>
  Object.fromEntries(
    services.flatMap((service) => {
      const address = config[addressVariable(service)];
      return address === undefined ? [] : [[service, address]];
    }),
  );

const addressVariable = (service: Service) =>
  `${service.toUpperCase().replaceAll('-', '_')}_URL` as keyof typeof serviceAddresses;

/** Multiplies the deadlines of the coach's route in client, gateway and service, for slow local models (design.md 4). */
export const coachTimeoutFactor = z.coerce.number({ error: 'a number is needed' }).min(1).default(1);

/** Where a service's own database is; all that its migrations need. */
export const databaseEnvironment = {
  MONGODB_URL: mongodbUrl,
  /** Separates the databases of test runs. */
  MONGODB_DB_PREFIX: z.string().default(''),
};

/** What every service reads; a service extends it with its own. */
export const serviceEnvironment = z.object({
  ...processEnvironment,
  ...internalKeys,
  ...databaseEnvironment,
  /** Where one copy runs, its start brings the database up to date; elsewhere `npm run migrate` does. */
  MIGRATE_ON_START: z.stringbool({ error: 'true or false is needed' }).default(false),
  AMQP_URL: url,
  /** Separates exchanges and queues of test runs. */
  AMQP_PREFIX: z.string().default(''),
});
export type ServiceConfig = z.infer<typeof serviceEnvironment> & ServiceAddresses;

/** What a service reads that seals what it keeps about people. */
export const sealingEnvironment = serviceEnvironment.extend({
  /** The one key store of all services: an erasure must reach the keys of every service. */
  KEYS_MONGODB_URL: mongodbUrl,
  DATA_KEY_WRAPPING_KEYS: wrappingKeys,
  /** A folder that all copies of the service share, for the keys that are replaced daily (infra/docs/adr/0061). */
  EPOCH_KEYS_DIR: z.string().min(1).optional(),
});
export type SealingConfig = z.infer<typeof sealingEnvironment> & ServiceAddresses;

/** Injection token of the parsed configuration. */
export const CONFIG = Symbol('configuration');

/**
 * Reads the environment once. A wrong or missing value throws one line that names it; values are never shown. A variable that
 * is set to nothing is not set: settings files and shells pass on what is empty.
 */
export function parseConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.infer<Schema> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration is not complete. ${wrong.join('; ')}`);
}
