import { type Service, services } from '@careward/contracts/kernel/service';
import { connectRedis, whenConnected } from '@careward/platform/app/redis';
import { connectMongo } from '@careward/platform/mongo/database';
import { CALLERS } from '../bin/keys.mjs';
import {
  databaseRolesOf,
  keyPrivilegesOf,
  keyRoleOf,
  migrationRoles,
  type MongoRole,
  rabbitPermissionsOf,
  redisRulesOf,
  seals,
} from './engine-rights.js';
import { rabbitmqManagement } from './rabbitmq-management.js';

/**
 * Makes the users of all role groups on MongoDB, Redis and RabbitMQ, with the rights that each needs, and gives those that are
 * there the password and the rights of now: as often as one likes. `MONGODB_URL`, `KEYS_MONGODB_URL`, `REDIS_URL` and `AMQP_URL`
 * name the engines with their administrators; `IDENTITY_MONGODB_URL` and its like the users. An engine whose URL is not set, or
 * names nobody, is left alone. `--print` only says who may do what, for engines whose users somebody else makes.
 */
type Environment = Record<string, string | undefined>;
type User = { name: string; password: string };

/** By hand, since URL does not know the servers of a replica set. */
function userIn(url: string | undefined): User | undefined {
  const [, name, password] = /^[\w+.-]+:\/\/([^:@/]*):([^@/]*)@/.exec(url ?? '') ?? [];
  if (name === undefined || password === undefined) return undefined;
  return { name: decodeURIComponent(name), password: decodeURIComponent(password) };
}

/** Of an engine: its administrator's URL, and the user that a group's own URL names there. */
function engineOf(env: Environment, variable: string) {
  const url = env[variable];
  const admin = userIn(url);
  const userOf = (group: string): User | undefined => {
    const user = userIn(env[`${group.toUpperCase().replaceAll('-', '_')}_${variable}`]);
    // Where nobody is named there are no users, and whoever lets a group use the administrator has chosen so.
    return !admin || user?.name === admin.name ? undefined : user;
  };
  return { url, userOf };
}

type Outcome = { user: string; outcome: string };

type MongoUser = { url: string; user: User; roles: MongoRole[] };

/** Where databases and keys are on one server, a user has the roles for both. */
export function mongodbUsers(env: Environment): MongoUser[] {
  const wanted = new Map<string, MongoUser>();
  const want = (variable: string, group: string, roles: MongoRole[]) => {
    const { url, userOf } = engineOf(env, variable);
    const user = userOf(group);
    if (!url || !user) return;
    const known = wanted.get(`${url} ${user.name}`)?.roles ?? [];
    wanted.set(`${url} ${user.name}`, { url, user, roles: [...known, ...roles] });
  };
  for (const service of services) want('MONGODB_URL', service, databaseRolesOf(service));
  for (const service of services.filter(seals)) want('KEYS_MONGODB_URL', service, [keyRoleOf(service)]);
  want('MONGODB_URL', 'migrate', migrationRoles().databases);
  want('KEYS_MONGODB_URL', 'migrate', migrationRoles().keys);
  return [...wanted.values()];
}

const ALREADY_THERE = [51_002, 51_003];
type Admin = { command(command: object): Promise<unknown> };

/** Makes roles and users on a server, or gives those that are there already the rights of now. */
export async function setOnMongodb(admin: Admin, users: readonly MongoUser[]): Promise<void> {
  const set = async (what: 'Role' | 'User', name: string, rights: object) => {
    try {
      await admin.command({ [`create${what}`]: name, ...rights });
    } catch (error) {
      if (!ALREADY_THERE.includes((error as { code?: number }).code ?? 0)) throw error;
      await admin.command({ [`update${what}`]: name, ...rights });
    }
  };
  for (const service of services.filter(seals))
    await set('Role', keyRoleOf(service).role, { privileges: keyPrivilegesOf(service), roles: [] });
  for (const { user, roles } of users) await set('User', user.name, { pwd: user.password, roles });
}

async function onMongodb(env: Environment): Promise<Outcome[]> {
  const users = mongodbUsers(env);
  for (const [url, ofServer] of Map.groupBy(users, (user) => user.url)) {
    const admin = await connectMongo(url, 'admin');
    try {
      if (admin.db) await setOnMongodb(admin.db, ofServer);
    } finally {
      await admin.close();
    }
  }
  return users.map(({ user }) => ({ user: user.name, outcome: 'set' }));
}

async function onRedis(env: Environment): Promise<Outcome[]> {
  const { url, userOf } = engineOf(env, 'REDIS_URL');
  if (!url) return [];
  const redis = connectRedis(url);
  await whenConnected(redis);
  try {
    const outcomes: Outcome[] = [];
    for (const group of CALLERS) {
      const user = userOf(group);
      if (!user) continue;
      const rules = ['reset', 'on', `>${user.password}`, ...redisRulesOf(group)];
      await redis.call('ACL', 'SETUSER', user.name, ...rules);
      outcomes.push({ user: user.name, outcome: 'set' });
    }
    // Else they would be gone with the next start of the server.
    if (outcomes.length > 0) await redis.call('ACL', 'SAVE');
    return outcomes;
  } finally {
    redis.disconnect();
  }
}

async function onRabbitmq(env: Environment): Promise<Outcome[]> {
  const { url, userOf } = engineOf(env, 'AMQP_URL');
  if (!url) return [];
  const broker = rabbitmqManagement(url);
  const outcomes: Outcome[] = [];
  for (const service of services) {
    const user = userOf(service);
    if (!user) continue;
    const name = encodeURIComponent(user.name);
    const made = await broker.put(`users/${name}`, { password: user.password, tags: '' });
    const permissions = `permissions/${broker.vhost}/${name}`;
    const outcome = made === 'set' ? await broker.put(permissions, rabbitPermissionsOf(service)) : made;
    outcomes.push({ user: user.name, outcome });
  }
  return outcomes;
}

/** Who may do what, by engine. */
function rights(): object {
  const ofServices = <Of>(of: (service: Service) => Of) =>
    Object.fromEntries(services.map((service) => [service, of(service)]));
  return {
    mongodb: {
      ...ofServices((service) => ({
        roles: databaseRolesOf(service),
        ...(seals(service) && { privileges: keyPrivilegesOf(service) }),
      })),
      migrate: { roles: Object.values(migrationRoles()).flat() },
    },
    redis: Object.fromEntries(CALLERS.map((group) => [group, redisRulesOf(group).join(' ')])),
    rabbitmq: ofServices((service) => rabbitPermissionsOf(service)),
  };
}

async function main(): Promise<void> {
  if (process.argv.includes('--print')) return console.log(JSON.stringify(rights(), null, 2));
  for (const [engine, work] of Object.entries({ MongoDB: onMongodb, Redis: onRedis, RabbitMQ: onRabbitmq }))
    try {
      const outcomes = await work(process.env);
      for (const { user, outcome } of outcomes) console.log(`${engine}: ${user} ${outcome}`);
      if (outcomes.length === 0) console.log(`${engine}: nobody to set`);
      if (outcomes.some(({ outcome }) => outcome !== 'set')) process.exitCode = 1;
    } catch (error) {
      console.log(`${engine}: not set: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
}

if (import.meta.main) await main();
