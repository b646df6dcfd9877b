import { describe, expect, it } from '@jest/globals';
import { roleEnvironment } from '../src/role-environment.js';
import { ROLES, type Role } from '../src/roles.js';

const pair = (name: string) => ({ privateKey: `${name}-private`, publicKey: `${name}-public` });
const start = {
  own: {
    PASSWORD_PEPPER: 'from the shell',
    FEATURE_ELIGIBILITY_ENABLED: 'true',
    LOG_LEVEL: 'debug',
    HOST: 'my-laptop',
  },
  engines: {
    mongodbUrl: 'mongodb://m',
    redisUrl: 'redis://r',
    amqpUrl: 'amqp://a',
    smtpUrl: 'smtp://s',
    mailUrl: '',
  },
  ports: new Map(ROLES.map(({ name }, n) => [name, { port: 4000 + n, healthPort: 5000 + n }])),
  roles: ROLES,
  secrets: {
    masterKey: 'master',
    emailIndexKey: 'index',
    passwordPepper: 'pepper',
    signing: { gateway: pair('gateway'), identity: pair('identity'), notifications: pair('notifications') },
  },
  publicUrl: 'http://localhost:3000',
};
const environmentOf = (name: string) => {
  const role = ROLES.find((known) => known.name === name);
  if (!role) throw new Error(`no role ${name}`);
  return roleEnvironment(role, start);
};

describe('the environment of a role', () => {
  it('names every service and the engines', () => {
    expect(environmentOf('gateway')).toMatchObject({
      IDENTITY_URL: 'http://127.0.0.1:4000',
      CARE_PROFILE_URL: 'http://127.0.0.1:4001',
      COACH_URL: 'http://127.0.0.1:4002',
      NOTIFICATIONS_URL: 'http://127.0.0.1:4003',
      DISCOVERY_URL: 'http://127.0.0.1:4005',
      MONGODB_URL: 'mongodb://m',
      KEYS_MONGODB_URL: 'mongodb://m',
      SMTP_URL: 'smtp://s',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it('contains only the secrets that the role needs', () => {
    const secrets = ['MASTER_KEY', 'EMAIL_INDEX_KEY', 'PASSWORD_PEPPER', 'INTERNAL_SIGNING_KEY'];
    const held = (name: string) => {
      const env = environmentOf(name);
      return secrets.filter((secret) => env[secret] !== undefined).map((secret) => env[secret]);
    };
    expect(held('gateway')).toEqual(['gateway-private']);
    expect(held('identity')).toEqual(['master', 'index', 'pepper', 'identity-private']);
    expect(held('notifications-worker')).toEqual(['master', 'notifications-private']);
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

  it("lets the user's settings win, except for host and ports", () => {
    expect(environmentOf('identity')).toMatchObject({
      FEATURE_ELIGIBILITY_ENABLED: 'true',
      LOG_LEVEL: 'debug',
      PASSWORD_BLOCKLIST: 'advise',
      HOST: '127.0.0.1',
    });
  });
});
