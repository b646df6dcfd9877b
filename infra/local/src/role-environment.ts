import type { EngineUrls } from './engines/start-engines.js';
import type { Role } from './roles.js';
import type { Secrets } from './secrets.js';

/** TCP ports on loopback, chosen for one start: where the role answers, and where it tells its health. */
export type RolePorts = { port: number; healthPort: number };

const SECRET_NAMES = [
  'MASTER_KEY',
  'EMAIL_INDEX_KEY',
  'PASSWORD_PEPPER',
  'INTERNAL_SIGNING_KEY',
  'INTERNAL_PUBLIC_KEYS',
];

/** Where `npm start` differs from the roles' own defaults, unless the person says otherwise. */
const DEFAULTS = { NODE_ENV: 'development', PASSWORD_BLOCKLIST: 'advise', MIGRATE_ON_START: 'true' };

/** A role's whole environment: the person's own, the addresses of everything, and the secrets it needs itself. */
export function roleEnvironment(
  role: Role,
  start: {
    own: NodeJS.ProcessEnv;
    engines: EngineUrls;
    ports: ReadonlyMap<string, RolePorts>;
    roles: readonly Role[];
    secrets: Secrets;
    publicUrl: string;
  },
): NodeJS.ProcessEnv {
  const { own, engines, ports, roles, secrets, publicUrl } = start;
  const inherited = Object.fromEntries(Object.entries(own).filter(([name]) => !SECRET_NAMES.includes(name)));
  const addresses = roles.flatMap(({ name, addressVariable }): [string, string][] =>
    addressVariable ? [[addressVariable, `http://127.0.0.1:${ports.get(name)?.port}`]] : [],
  );
  return {
    ...DEFAULTS,
    ...inherited,
    ROLE: role.name,
    // Some shells keep the machine's name in a variable of this name.
    HOST: '127.0.0.1',
    PORT: String(ports.get(role.name)?.port),
    HEALTH_PORT: String(ports.get(role.name)?.healthPort),
    PUBLIC_URL: publicUrl,
    MONGODB_URL: engines.mongodbUrl,
    MONGODB_DB_PREFIX: own['MONGODB_DB_PREFIX'] ?? '',
    KEYS_MONGODB_URL: own['KEYS_MONGODB_URL'] ?? engines.mongodbUrl,
    REDIS_URL: engines.redisUrl,
    AMQP_URL: engines.amqpUrl,
    SMTP_URL: engines.smtpUrl,
    ...Object.fromEntries(addresses),
    ...secretsOf(role, secrets),
  };
}

function secretsOf(role: Role, secrets: Secrets): NodeJS.ProcessEnv {
  const pairs = Object.entries(secrets.signing);
  return {
    INTERNAL_SIGNING_KEY: secrets.signing[role.signsAs]?.privateKey,
    INTERNAL_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(pairs.map(([caller, pair]) => [caller, pair.publicKey])),
    ),
    ...(role.signsAs !== 'gateway' && { MASTER_KEY: secrets.masterKey }),
    ...(role.signsAs === 'identity' && {
      EMAIL_INDEX_KEY: secrets.emailIndexKey,
      PASSWORD_PEPPER: secrets.passwordPepper,
    }),
  };
}
