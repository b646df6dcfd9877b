import { catalog } from '@careward/contracts/event-catalog';
import { SESSIONS_ENDED } from '@careward/contracts/identity/internal-calls';
import { jobQueues, type Service, services } from '@careward/contracts/kernel/service';
import { retrySteps, Topology } from '@careward/platform/events/rabbit/topology';
import { databaseName } from '@careward/platform/mongo/database';
import { type Caller, SEALING_SERVICES } from '../bin/keys.mjs';

/** A service with its worker, or the gateway: one user on each engine that it uses (infra/docs/adr/0059). */
export type RoleGroup = Caller;

/** Separates what test runs share an engine with; '' in a deployment. */
type Prefix = string;

type MongoPrivilege = { resource: { db: string; collection: string }; actions: readonly string[] };
export type MongoRole = { role: string; db: string };

/** What a service may do in its own database: everything but to manage it. */
export const databaseRolesOf = (service: Service, prefix: Prefix = ''): MongoRole[] => [
  { role: 'readWrite', db: databaseName(prefix, service) },
];

/** The role that `keyPrivilegesOf` describes; roles that reach into another database live in `admin`. */
export const keyRoleOf = (service: Service): MongoRole => ({
  role: `careward-keys-of-${service}`,
  db: 'admin',
});

/**
 * What a service may do in the key store: everything with its own keys, nothing with those of others. Identity alone sets up the
 * store, and writes in every service's collection that somebody was erased, without reading it.
 */
export function keyPrivilegesOf(service: Service, prefix: Prefix = ''): MongoPrivilege[] {
  const db = databaseName(prefix, 'keys');
  const keysOf = (owner: Service) => `data_keys_${owner.replaceAll('-', '_')}`;
  const others = service === 'identity' ? services.filter((other) => other !== service) : [];
  return [
    [keysOf(service), ['find', 'insert', 'update', 'remove']],
    ['key_store', service === 'identity' ? ['find', 'insert', 'update'] : ['find', 'update']],
    ['migrations', ['find']],
    ...others.map((other): [string, string[]] => [keysOf(other), ['insert', 'update']]),
  ].map(([collection, actions]) => ({
    resource: { db, collection: collection as string },
    actions: actions as string[],
  }));
}

/** The job that migrates has the databases of all services and their keys. */
export const migrationRoles = (prefix: Prefix = ''): { databases: MongoRole[]; keys: MongoRole[] } => ({
  databases: services.flatMap((service) => databaseRolesOf(service, prefix)),
  keys: [{ role: 'readWrite', db: databaseName(prefix, 'keys') }],
});

export const seals = (group: RoleGroup): group is Service => SEALING_SERVICES.includes(group);

type RedisNames = { keys: readonly string[]; readOnly?: readonly string[]; channels: readonly string[] };

const jobKeysOf = (service: keyof typeof jobQueues) => jobQueues[service].map((queue) => `jobs:${queue}:*`);

/** What each group keeps in Redis, and the channels that it uses. */
const inRedis: Record<RoleGroup, RedisNames> = {
  gateway: { keys: ['seen:*', 'rate:*'], readOnly: ['session:*'], channels: [SESSIONS_ENDED] },
  identity: { keys: ['session:*', 'login-*', 'mails:*'], channels: [SESSIONS_ENDED] },
  'care-profile': { keys: [], channels: [] },
  coach: { keys: ['coach:*'], channels: ['coach.*'] },
  assessment: { keys: [], channels: [] },
  notifications: { keys: jobKeysOf('notifications'), channels: ['notifications.*'] },
  discovery: { keys: [...jobKeysOf('discovery'), 'crawl:*'], channels: ['discovery.*'] },
};

/** The rules of `ACL SETUSER`, without the password. `info` is what clients ask first; the dashboard of jobs lists workers. */
export function redisRulesOf(group: RoleGroup, prefix: Prefix = ''): string[] {
  const { keys, readOnly = [], channels } = inRedis[group];
  return [
    'resetkeys',
    ...keys.map((pattern) => `~${prefix}${pattern}`),
    ...readOnly.map((pattern) => `%R~${prefix}${pattern}`),
    'resetchannels',
    ...channels.map((pattern) => `&${prefix}${pattern}`),
    '-@all',
    '+@all',
    '-@admin',
    '-@dangerous',
    '+info',
    ...(group in jobQueues ? ['+client|list'] : []),
  ];
}

export type RabbitPermissions = { configure: string; write: string; read: string };

/**
 * A service declares, binds and consumes its own queues and exchanges. It also declares and binds the queues of those who
 * consume its events, so that none is lost before they first start, and may not read them. The default exchange is the way
 * to retry queues, dead letters and quarantine; RabbitMQ does not tell apart where it leads.
 */
export function rabbitPermissionsOf(service: Service, prefix: Prefix = ''): RabbitPermissions {
  const { exchange } = new Topology(service, prefix, retrySteps);
  const own = `${escaped(`${prefix}${service}.`)}.+`;
  const consumed = catalog
    .filter(({ owner }) => owner === service)
    .flatMap(({ consumers, aggregate }) =>
      consumers.map((consumer) => `${prefix}${consumer}.on-${aggregate}`),
    );
  const theirs = [...new Set(consumed)].toSorted().map((queue) => `${escaped(queue)}(\\.dlq)?`);
  const anyOf = (...names: string[]) => `^(${names.join('|')})$`;
  return {
    configure: anyOf(escaped(exchange), own, ...theirs),
    write: anyOf(escaped(exchange), 'amq\\.default', own, ...theirs),
    read: anyOf(escaped(exchange), own),
  };
}

const escaped = (name: string) => name.replaceAll('.', '\\.');
