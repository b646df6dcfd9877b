import type { EngineUrls } from './engines/start-engines.js';
import { type Caller, SEALING_SERVICES, wrappingKeysOf } from '../bin/keys.mjs';
import type { Secrets } from './secrets.js';
import { SMALL_HEAP } from './supervised-process.js';

/** A kind of process; each runs its project's build. */
export type Role = {
  name: string;
  /** Relative to the repository's root. */
  program: string;
  /** For Node itself, before the program. */
  nodeArguments?: readonly string[];
  /** The caller whose key signs its internal calls; a worker signs as its service. */
  signsAs: Caller;
  /** The variable that holds its URL for other roles; absent where nobody calls it. */
  addressVariable?: string;
};

export const ROLES: readonly Role[] = [
  service('identity'),
  service('care-profile'),
  service('coach'),
  service('assessment'),
  service('notifications'),
  worker('notifications'),
  service('discovery'),
  { ...worker('discovery'), nodeArguments: ['--max-old-space-size=512'] },
  { name: 'gateway', program: 'gateway/dist/main.js', signsAs: 'gateway' },
];

function service(name: Caller): Role {
  const addressVariable = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
  return { name, program: `services/${name}/dist/main.js`, signsAs: name, addressVariable };
}

function worker(name: Caller): Role {
  return { name: `${name}-worker`, program: `services/${name}/dist/worker.js`, signsAs: name };
}

/** The unix sockets on which a role listens: no other user of the machine can take them or connect to them. */
export type RoleSockets = { service: string; health: string };

/** For acceptance runs of discovery: servers of this machine that it may crawl, and how long it waits in between. */
const CRAWL_SETTINGS = ['CRAWL_ALLOW_HOSTS', 'CRAWL_DELAY_MS'];

/** For a bucket of files, by the names that the AWS SDK looks for. */
const BUCKET_CREDENTIALS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

/** A role gets these only where it needs them. */
const NOT_INHERITED = [
  'MASTER_KEY',
  'DATA_KEY_WRAPPING_KEYS',
  'KEYS_MONGODB_URL',
  'EMAIL_INDEX_KEY',
  'PASSWORD_PEPPER',
  'CLIENT_ADDRESS_KEY',
  'INTERNAL_SIGNING_KEY',
  'INTERNAL_PUBLIC_KEYS',
  'OPENAI_API_KEY',
  ...BUCKET_CREDENTIALS,
  ...CRAWL_SETTINGS,
  'WEB_PUSH_PRIVATE_KEY',
];

/** Where `npm start` differs from the roles' own defaults; the user's environment wins. */
const DEFAULTS = {
  NODE_ENV: 'development',
  NODE_OPTIONS: SMALL_HEAP,
  PASSWORD_BLOCKLIST: 'advise',
  MIGRATE_ON_START: 'true',
  FEATURE_ELIGIBILITY_ENABLED: 'true',
};

/** A role's environment: the user's own, the addresses of engines and roles, and the secrets that this role needs. */
export function roleEnvironment(
  role: Role,
  start: {
    own: NodeJS.ProcessEnv;
    engines: EngineUrls;
    sockets: ReadonlyMap<string, RoleSockets>;
    roles: readonly Role[];
    secrets: Secrets;
    publicUrl: string;
    /** Where the coach keeps files, unless the user names a place. */
    filesDir: string;
    /** Where the services keep the keys that are replaced daily, likewise. */
    epochKeysDir: string;
  },
): NodeJS.ProcessEnv {
  const { own, engines, sockets, roles, secrets, publicUrl, filesDir, epochKeysDir } = start;
  const inherited = Object.fromEntries(Object.entries(own).filter(([name]) => !NOT_INHERITED.includes(name)));
  const addresses = roles.flatMap(({ name, addressVariable }): [string, string][] =>
    addressVariable ? [[addressVariable, `unix:${sockets.get(name)?.service}`]] : [],
  );
  return {
    ...DEFAULTS,
    ...inherited,
    ROLE: role.name,
    PORT: sockets.get(role.name)?.service,
    HEALTH_PORT: sockets.get(role.name)?.health,
    PUBLIC_URL: publicUrl,
    MONGODB_URL: engines.mongodbUrl,
    MONGODB_DB_PREFIX: own['MONGODB_DB_PREFIX'] ?? '',
    REDIS_URL: engines.redisUrl,
    AMQP_URL: engines.amqpUrl,
    SMTP_URL: engines.smtpUrl,
    ...Object.fromEntries(addresses),
    ...secretsOf(role, secrets),
    ...pushKeysOf(role, own, secrets),
    ...(role.signsAs === 'coach' && own['OPENAI_API_KEY'] && { OPENAI_API_KEY: own['OPENAI_API_KEY'] }),
    ...(role.signsAs === 'coach' && {
      FILES_DIR: filesDir,
      ...setOf(['FILES_DIR', ...BUCKET_CREDENTIALS], own),
    }),
    ...(role.signsAs === 'discovery' && setOf(CRAWL_SETTINGS, own)),
    ...(SEALING_SERVICES.includes(role.signsAs) && {
      KEYS_MONGODB_URL: own['KEYS_MONGODB_URL'] ?? engines.mongodbUrl,
      DATA_KEY_WRAPPING_KEYS: wrappingKeysOf(role.signsAs, secrets),
      EPOCH_KEYS_DIR: own['EPOCH_KEYS_DIR'] || epochKeysDir,
    }),
  };
}

const setOf = (names: readonly string[], own: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(names.filter((name) => own[name]).map((name) => [name, own[name]]));

function secretsOf(role: Role, secrets: Secrets): NodeJS.ProcessEnv {
  const pairs = Object.entries(secrets.signing);
  return {
    INTERNAL_SIGNING_KEY: secrets.signing[role.signsAs]?.privateKey,
    INTERNAL_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(pairs.map(([caller, pair]) => [caller, pair.publicKey])),
    ),
    ...(role.signsAs === 'gateway' && { CLIENT_ADDRESS_KEY: secrets.clientAddressKey }),
    ...(role.signsAs === 'identity' && {
      EMAIL_INDEX_KEY: secrets.emailIndexKey,
      PASSWORD_PEPPER: secrets.passwordPepper,
    }),
  };
}

/** The pair is of one making: the user's own, else the data folder's. */
function pushKeysOf(role: Role, own: NodeJS.ProcessEnv, { webPush }: Secrets): NodeJS.ProcessEnv {
  const { publicKey, privateKey } = own['WEB_PUSH_PUBLIC_KEY']
    ? { publicKey: own['WEB_PUSH_PUBLIC_KEY'], privateKey: own['WEB_PUSH_PRIVATE_KEY'] }
    : webPush;
  return {
    ...(['gateway', 'notifications'].includes(role.signsAs) && { WEB_PUSH_PUBLIC_KEY: publicKey }),
    ...(role.signsAs === 'notifications' && { WEB_PUSH_PRIVATE_KEY: privateKey }),
  };
}
