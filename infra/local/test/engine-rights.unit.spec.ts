import { services } from '@careward/contracts/kernel/service';
import { describe, expect, it } from '@jest/globals';
import { CALLERS, SEALING_SERVICES } from '../bin/keys.mjs';
import { mongodbUsers, setOnMongodb } from '../src/engine-users.js';
import {
  databaseRolesOf,
  keyPrivilegesOf,
  migrationRoles,
  rabbitPermissionsOf,
  redisRulesOf,
} from '../src/engine-rights.js';

const sealing = services.filter((service) => SEALING_SERVICES.includes(service));
const actionsOf = (service: (typeof services)[number]) =>
  Object.fromEntries(keyPrivilegesOf(service).map(({ resource, actions }) => [resource.collection, actions]));

describe('on MongoDB a service', () => {
  it.each(services)('%s has its own database alone', (service) => {
    expect(databaseRolesOf(service)).toEqual([
      { role: 'readWrite', db: `careward_${service.replaceAll('-', '_')}` },
    ]);
  });

  it.each(sealing)('%s reads and destroys its own keys alone', (service) => {
    const own = `data_keys_${service.replaceAll('-', '_')}`;
    for (const action of ['find', 'remove'])
      expect(
        Object.entries(actionsOf(service)).flatMap(([collection, actions]) =>
          actions.includes(action) && collection.startsWith('data_keys') ? [collection] : [],
        ),
      ).toEqual([own]);
    expect(actionsOf(service)[own]).toEqual(['find', 'insert', 'update', 'remove']);
  });

  it('writes in the collections of others only as identity, and for every service', () => {
    const written = (service: (typeof services)[number]) =>
      Object.entries(actionsOf(service)).flatMap(([collection, actions]) =>
        actions.includes('update') && collection.startsWith('data_keys') ? [collection] : [],
      );
    for (const service of sealing)
      expect(written(service)).toHaveLength(service === 'identity' ? services.length : 1);
  });

  it('sets up the key store only as identity', () => {
    for (const service of sealing.filter((other) => other !== 'identity'))
      expect(actionsOf(service)['key_store']).toEqual(['find']);
    expect(actionsOf('identity')['key_store']).toEqual(['find', 'insert', 'update']);
  });

  it('is migrated by a user that has all of their databases, and manages no server', () => {
    const roles = Object.values(migrationRoles()).flat();
    expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(['readWrite']));
    expect(roles.map(({ db }) => db)).toEqual([
      ...services.flatMap((service) => databaseRolesOf(service).map(({ db }) => db)),
      'careward_keys',
    ]);
  });
});

describe('the users on MongoDB', () => {
  const admin = 'mongodb://root:r@a.test/?authSource=admin';
  const coach = 'mongodb://coach:c%40c@a.test/?authSource=admin';
  const own = { role: 'readWrite', db: 'careward_coach' };
  const keys = { role: 'careward-keys-of-coach', db: 'admin' };
  const user = { name: 'coach', password: 'c@c' };

  it('have the roles for both where databases and keys are on one server', () => {
    const env = {
      MONGODB_URL: admin,
      KEYS_MONGODB_URL: admin,
      COACH_MONGODB_URL: coach,
      COACH_KEYS_MONGODB_URL: coach,
    };
    expect(mongodbUsers(env)).toEqual([{ url: admin, user, roles: [own, keys] }]);
  });

  it('have the roles for one on each of two servers', () => {
    const other = admin.replace('a.test', 'b.test');
    const env = {
      MONGODB_URL: admin,
      KEYS_MONGODB_URL: other,
      COACH_MONGODB_URL: coach,
      COACH_KEYS_MONGODB_URL: coach,
    };
    expect(mongodbUsers(env)).toEqual([
      { url: admin, user, roles: [own] },
      { url: other, user, roles: [keys] },
    ]);
  });

  it('are nobody where no administrator is named, and never the administrator', () => {
    expect(mongodbUsers({ MONGODB_URL: 'mongodb://a.test/', COACH_MONGODB_URL: coach })).toEqual([]);
    expect(mongodbUsers({ MONGODB_URL: admin, COACH_MONGODB_URL: admin })).toEqual([]);
  });

  it('get the rights of now when they are there already, and any other failure is not hidden', async () => {
    const commands: object[] = [];
    const there = (code: number) => ({
      command: (command: object) => {
        commands.push(command);
        const [name = ''] = Object.keys(command);
        return name.startsWith('create')
          ? Promise.reject(Object.assign(new Error(name), { code }))
          : Promise.resolve();
      },
    });
    await setOnMongodb(there(51_003), [{ url: admin, user, roles: [own, keys] }]);
    expect(commands).toContainEqual({ updateUser: 'coach', pwd: 'c@c', roles: [own, keys] });
    expect(commands).toContainEqual({
      updateRole: 'careward-keys-of-coach',
      privileges: keyPrivilegesOf('coach'),
      roles: [],
    });
    await expect(setOnMongodb(there(13), [])).rejects.toMatchObject({ code: 13 });
  });
});

describe('on Redis a role group', () => {
  it.each(CALLERS)('%s writes what nobody else writes', (group) => {
    const keysOf = (of: (typeof CALLERS)[number]) => redisRulesOf(of).filter((rule) => rule.startsWith('~'));
    const others = CALLERS.filter((other) => other !== group).flatMap(keysOf);
    expect(keysOf(group).filter((rule) => others.includes(rule))).toEqual([]);
    expect(keysOf(group)).not.toContain('~*');
  });
});

describe('on RabbitMQ a service', () => {
  const reads = (service: (typeof services)[number], name: string) =>
    new RegExp(rabbitPermissionsOf(service).read).test(name);

  it.each(services)('%s reads its own queues alone', (service) => {
    for (const owner of services)
      for (const queue of [
        `${owner}.on-user`,
        `${owner}.on-user.dlq`,
        `${owner}.quarantine`,
        `${owner}.retry.1s`,
      ])
        expect([queue, reads(service, queue)]).toEqual([queue, owner === service]);
    expect(reads(service, 'amq.default')).toBe(false);
  });

  it('declares also the queues of those who consume its events, and no other', () => {
    const declares = (name: string) => new RegExp(rabbitPermissionsOf('care-profile').configure).test(name);
    expect(['careward.events', 'coach.on-care-profile', 'coach.on-care-profile.dlq'].map(declares)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['coach.on-user', 'coach.quarantine', 'coachXon-care-profile', 'amq.default'].map(declares),
    ).toEqual([false, false, false, false]);
  });
});
