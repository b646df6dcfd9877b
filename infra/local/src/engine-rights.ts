import { catalog } from '@careward/contracts/event-catalog';
import { SESSIONS_ENDED } from '@careward/contracts/identity/internal-calls';
import { jobQueues, type Service, services } from '@careward/contracts/kernel/service';
import { Topology } from '@careward/platform/events/rabbit/topology';
import { databaseName } from '@careward/platform/mongo/database';
import { dataKeysName } from '@careward/platform/personal-data/data-keys';
import { type Caller, SEALING_SERVICES } from '../bin/keys.mjs';

/** A service with its worker, or the gateway: one user on each engine that it uses (infra/docs/adr/0059). */
export type RoleGroup = Caller;

type MongoPrivilege = { resource: { db: string; collection: string }; actions: readonly string[] };
export type MongoRole = { role: string; db: string };

/** What a service may do in its own database: everything but to manage it. */
export const databaseRolesOf = (service: Service): MongoRole[] => [
  { role: 'readWrite', db: databaseName('', service) },
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
export function keyPrivilegesOf(service: Service): MongoPrivilege[] {
  const isIdentity = service === 'identity';
  const on = (collection: string, actions: readonly string[]) => ({
    resource: { db: databaseName('', 'keys'), collection },
    actions,
  });
  return [
    on(dataKeysName(service), ['find', 'insert', 'update', 'remove']),
    on('key_store', isIdentity ? ['find', 'insert', 'update'] : ['find']),
    on('migrations', ['find']),
    ...services
      .filter((other) => isIdentity && other !== service)
      .map((other) => on(dataKeysName(other), ['insert', 'update'])),
  ];
}

/** The job that migrates has the databases of all services and their keys. */
export const migrationRoles = (): { databases: MongoRole[]; keys: MongoRole[] } => ({
  databases: services.flatMap((service) => databaseRolesOf(service)),
  keys: [{ role: 'readWrite', db: databaseName('', 'keys') }],
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
export function redisRulesOf(group: RoleGroup): string[] {
  const { keys, readOnly = [], channels } = inRedis[group];
  return [
    'resetkeys',
    ...keys.map((pattern) => `~${pattern}`),
    ...readOnly.map((pattern) => `%R~${pattern}`),
    'resetchannels',
    ...channels.map((pattern) => `&${pattern}`),
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
export function rabbitPermissionsOf(service: Service): RabbitPermissions {
  const { exchange } = new Topology(service, '');
  const own = `${escaped(`${service}.`)}.+`;
  const consumed = catalog
    .filter(({ owner }) => owner === service)
    .flatMap(({ consumers, aggregate }) => consumers.map((consumer) => `${consumer}.on-${aggregate}`));
  const theirs = [...new Set(consumed)].toSorted().map((queue) => `${escaped(queue)}(\\.dlq)?`);
  const anyOf = (...names: string[]) => `^(${names.join('|')})$`;
  return {
    configure: anyOf(escaped(exchange), own, ...theirs),
    write: anyOf(escaped(exchange), 'amq\\.default', own, ...theirs),
    read: anyOf(escaped(exchange), own),
  };
}

const escaped = (name: string) => name.replaceAll('.', '\\.');
