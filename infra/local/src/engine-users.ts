import { services } from '@careward/contracts/kernel/service';
import { connectRedis, whenConnected } from '@careward/platform/app/redis';
import { connectMongo, type Database } from '@careward/platform/mongo/database';
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
  return { url, admin, userOf };
}

type Outcome = { user: string; outcome: string };

const ALREADY_THERE = [51_002, 51_003];

/** Makes it, or where it is there already, gives it these rights. */
async function make(admin: Database, what: 'Role' | 'User', name: string, rights: object): Promise<void> {
  try {
    await admin.db?.command({ [`create${what}`]: name, ...rights });
  } catch (error) {
    if (!ALREADY_THERE.includes((error as { code?: number }).code ?? 0)) throw error;
    await admin.db?.command({ [`update${what}`]: name, ...rights });
  }
}

/** The roles by user; where databases and keys are on one server, a user has both. */
async function onMongodb(env: Environment): Promise<Outcome[]> {
  const wanted = new Map<string, { url: string; user: User; roles: MongoRole[] }>();
  const want = (variable: string, group: string, roles: MongoRole[]) => {
    const { url, admin, userOf } = engineOf(env, variable);
    const user = userOf(group);
    if (!url || !admin || !user) return;
    const known = wanted.get(`${url} ${user.name}`)?.roles ?? [];
    wanted.set(`${url} ${user.name}`, { url, user, roles: [...known, ...roles] });
  };
  for (const service of services) want('MONGODB_URL', service, databaseRolesOf(service));
  for (const service of services.filter(seals)) want('KEYS_MONGODB_URL', service, [keyRoleOf(service)]);
  for (const variable of ['MONGODB_URL', 'KEYS_MONGODB_URL']) want(variable, 'migrate', migrationRoles());

  const outcomes: Outcome[] = [];
  for (const [url, users] of Map.groupBy(wanted.values(), (user) => user.url)) {
    const admin = await connectMongo(url, 'admin');
    try {
      for (const service of services.filter(seals))
        await make(admin, 'Role', keyRoleOf(service).role, {
          privileges: keyPrivilegesOf(service),
          roles: [],
        });
      for (const { user, roles } of users) {
        await make(admin, 'User', user.name, { pwd: user.password, roles });
        outcomes.push({ user: user.name, outcome: 'set' });
      }
    } finally {
      await admin.close();
    }
  }
  return outcomes;
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

const print = (): string =>
  JSON.stringify(
    {
      mongodb: Object.fromEntries([
        ...services.map((service) => [
          service,
          {
            roles: databaseRolesOf(service),
            ...(seals(service) && { privileges: keyPrivilegesOf(service) }),
          },
        ]),
        ['migrate', { roles: migrationRoles() }],
      ]),
      redis: Object.fromEntries(CALLERS.map((group) => [group, redisRulesOf(group).join(' ')])),
      rabbitmq: Object.fromEntries(services.map((service) => [service, rabbitPermissionsOf(service)])),
    },
    null,
    2,
  );

if (process.argv.includes('--print')) console.log(print());
else
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
