import { wrappingKeys as wrappingKeysSetting } from '@careward/platform/personal-data/wrapping-keys';
import { describe, expect, it } from '@jest/globals';
import { type Role, roleEnvironment, ROLES } from '../src/roles.js';
import { SEALING_SERVICES } from '../bin/keys.mjs';

const pair = (name: string) => ({ privateKey: `${name}-private`, publicKey: `${name}-public` });
const start = {
  own: {
    PASSWORD_PEPPER: 'from the shell',
    FEATURE_ELIGIBILITY_ENABLED: 'false',
    LOG_LEVEL: 'debug',
    PORT: '3000',
  },
  engines: {
    mongodbUrl: 'mongodb://m',
    redisUrl: 'redis://r',
    amqpUrl: 'amqp://a',
    smtpUrl: 'smtp://s',
    mailUrl: '',
  },
  sockets: new Map(
    ROLES.map(({ name }) => [name, { service: `/data/${name}.sock`, health: `/data/${name}-health.sock` }]),
  ),
  roles: ROLES,
  secrets: {
    masterKey: 'master',
    masterKeyWrapped: false,
    emailIndexKey: 'index',
    passwordPepper: 'pepper',
    clientAddressKey: 'addresses',
    webPush: { publicKey: 'push-public', privateKey: 'push-private' },
    signing: { gateway: pair('gateway'), identity: pair('identity'), notifications: pair('notifications') },
  },
  publicUrl: 'http://localhost:3000',
  filesDir: '/data/files',
  epochKeysDir: '/data/epoch-keys',
};
const environmentOf = (name: string) => {
  const role = ROLES.find((known) => known.name === name);
  if (!role) throw new Error(`no role ${name}`);
  return roleEnvironment(role, start);
};

describe('the environment of a role', () => {
  it('names every service and the engines', () => {
    expect(environmentOf('gateway')).toMatchObject({
      IDENTITY_URL: 'unix:/data/identity.sock',
      CARE_PROFILE_URL: 'unix:/data/care-profile.sock',
      COACH_URL: 'unix:/data/coach.sock',
      ASSESSMENT_URL: 'unix:/data/assessment.sock',
      NOTIFICATIONS_URL: 'unix:/data/notifications.sock',
      DISCOVERY_URL: 'unix:/data/discovery.sock',
      MONGODB_URL: 'mongodb://m',
      SMTP_URL: 'smtp://s',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it('contains only the secrets that the role needs', () => {
    const secrets = ['EMAIL_INDEX_KEY', 'PASSWORD_PEPPER', 'CLIENT_ADDRESS_KEY', 'INTERNAL_SIGNING_KEY'];
    const held = (name: string) => {
      const env = environmentOf(name);
      return secrets.filter((secret) => env[secret] !== undefined).map((secret) => env[secret]);
    };
    expect(held('gateway')).toEqual(['addresses', 'gateway-private']);
    expect(held('identity')).toEqual(['index', 'pepper', 'identity-private']);
    expect(held('notifications-worker')).toEqual(['notifications-private']);
  });

  it('gives a place for files, and the credentials of one, to the coach alone', () => {
    const own = { ...start.own, AWS_SECRET_ACCESS_KEY: 'theirs', FILES_DIR: '/mnt/files' };
    for (const role of ROLES) {
      const env = roleEnvironment(role, { ...start, own });
      expect(env['AWS_SECRET_ACCESS_KEY']).toBe(role.name === 'coach' ? 'theirs' : undefined);
    }
    expect(environmentOf('coach')['FILES_DIR']).toBe('/data/files');
    expect(environmentOf('gateway')['FILES_DIR']).toBeUndefined();
    const coach = ROLES.filter(({ name }) => name === 'coach');
    expect(coach.map((role) => roleEnvironment(role, { ...start, own })['FILES_DIR'])).toEqual([
      '/mnt/files',
    ]);
  });

  it('has the keys of notifications on devices where they are needed, the own pair before the made one', () => {
    const held = (name: string, own: NodeJS.ProcessEnv = {}) => {
      const role = ROLES.find((known) => known.name === name);
      const env = role && roleEnvironment(role, { ...start, own });
      return [env?.['WEB_PUSH_PUBLIC_KEY'], env?.['WEB_PUSH_PRIVATE_KEY']];
    };
    expect(held('gateway')).toEqual(['push-public', undefined]);
    expect(held('notifications-worker')).toEqual(['push-public', 'push-private']);
    const own = { WEB_PUSH_PUBLIC_KEY: 'own', WEB_PUSH_PRIVATE_KEY: 'own-private' };
    expect(held('gateway', own)).toEqual(['own', undefined]);
    expect(held('notifications-worker', own)).toEqual(['own', 'own-private']);
    expect(held('coach', own)).toEqual(['own', undefined]);
  });

  const wrappingKeys = (name: string) => environmentOf(name)['DATA_KEY_WRAPPING_KEYS'];

  it('holds wrapping keys of its own where it seals, and nowhere the master key', () => {
    const held = new Set(SEALING_SERVICES.map(wrappingKeys));
    expect(held.size).toBe(5);
    for (const list of held) expect(wrappingKeysSetting.safeParse(list).success).toBe(true);
    for (const { name } of ROLES) expect(Object.values(environmentOf(name)).join()).not.toContain('master');
  });

  it('gives a worker the wrapping keys of its service', () => {
    expect(wrappingKeys('notifications-worker')).toBe(wrappingKeys('notifications'));
  });

  it('gives whoever seals a folder for keys that are replaced, unless the user names one', () => {
    const holders = (env: (role: Role) => NodeJS.ProcessEnv, folder: string) =>
      ROLES.filter((role) => env(role)['EPOCH_KEYS_DIR'] === folder);
    const sealing = ROLES.filter(({ signsAs }) => SEALING_SERVICES.includes(signsAs));
    expect(holders(({ name }) => environmentOf(name), '/data/epoch-keys')).toEqual(sealing);
    const own = { ...start.own, EPOCH_KEYS_DIR: '/mnt/keys' };
    expect(holders((role) => roleEnvironment(role, { ...start, own }), '/mnt/keys')).toEqual(
      expect.arrayContaining(sealing),
    );
  });

  it.each(['discovery', 'discovery-worker', 'gateway'])(
    'gives %s no wrapping key and no way to the key store, also when the shell has them',
    (name) => {
      const role = ROLES.find((known) => known.name === name) as Role;
      const own = {
        KEYS_MONGODB_URL: 'mongodb://k',
        DATA_KEY_WRAPPING_KEYS: 'k1:theirs',
        MASTER_KEY: 'theirs',
      };
      const env = roleEnvironment(role, { ...start, own });
      for (const variable of Object.keys(own)) expect(env).not.toHaveProperty(variable);
    },
  );

  it("gives the model's key to the coach alone", () => {
    const own = { OPENAI_API_KEY: 'sk-own', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    const holders = ROLES.filter(
      (role) => roleEnvironment(role, { ...start, own })['OPENAI_API_KEY'] === 'sk-own',
    );
    expect(holders.map(({ name }) => name)).toEqual(['coach']);
    expect(environmentOf('coach')).not.toHaveProperty('OPENAI_API_KEY');
  });

  it('gives the settings of acceptance runs to discovery alone, where they are set', () => {
    const own = { CRAWL_ALLOW_HOSTS: 'localhost:4001', CRAWL_DELAY_MS: '0' };
    const holders = ROLES.filter((role) => 'CRAWL_DELAY_MS' in roleEnvironment(role, { ...start, own }));
    expect(new Set(holders.map(({ signsAs }) => signsAs))).toEqual(new Set(['discovery']));
    for (const role of holders) expect(roleEnvironment(role, { ...start, own })).toMatchObject(own);
    expect(environmentOf('discovery')).not.toHaveProperty('CRAWL_DELAY_MS');
  });

  it('derives the same keys at each start, and adds the master key where it wrapped data keys itself', () => {
    const role = ROLES[0] as Role;
    const secrets = { ...start.secrets, masterKeyWrapped: true };
    const { DATA_KEY_WRAPPING_KEYS } = roleEnvironment(role, { ...start, secrets });
    expect(DATA_KEY_WRAPPING_KEYS).toBe(`${wrappingKeys('identity')},legacy:master`);
  });

  it("contains every caller's public key", () => {
    expect(JSON.parse(String(environmentOf('identity')['INTERNAL_PUBLIC_KEYS']))).toEqual({
      gateway: 'gateway-public',
      identity: 'identity-public',
      notifications: 'notifications-public',
    });
  });

  it('has one key store, possibly on another server, and migrates at the start', () => {
    const role = ROLES[0] as Role;
    const own = { KEYS_MONGODB_URL: 'mongodb://k', MIGRATE_ON_START: 'false' };
    expect(roleEnvironment(role, start)).toMatchObject({ MIGRATE_ON_START: 'true' });
    expect(roleEnvironment(role, { ...start, own })).toMatchObject(own);
  });

  it('turns the eligibility features on, unless told otherwise', () => {
    const gateway = ROLES.find(({ name }) => name === 'gateway') as Role;
    const flagWith = (own: NodeJS.ProcessEnv) =>
      roleEnvironment(gateway, { ...start, own })['FEATURE_ELIGIBILITY_ENABLED'];
    expect([flagWith({}), flagWith({ FEATURE_ELIGIBILITY_ENABLED: 'false' })]).toEqual(['true', 'false']);
  });

  it("lets the user's settings win, except for where it listens", () => {
    expect(environmentOf('identity')).toMatchObject({
      FEATURE_ELIGIBILITY_ENABLED: 'false',
      LOG_LEVEL: 'debug',
      PASSWORD_BLOCKLIST: 'advise',
      PORT: '/data/identity.sock',
      HEALTH_PORT: '/data/identity-health.sock',
    });
  });
});
