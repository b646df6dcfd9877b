import { jobQueues, type Service } from '@careward/contracts/kernel/service';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { Redis } from 'ioredis';
import { DeadLettersController } from '../events/rabbit/dead-letters.js';
import { Database, databaseName } from '../mongo/database.js';
import { Clock } from './clock.js';
import { addressesOf, CONFIG, type SealingConfig, type ServiceConfig } from './environment.js';
import { EpochKeys } from '../personal-data/epoch-keys.js';
import { EpochRotation } from '../personal-data/epoch-rotation.js';
import { openKeyStore } from '../personal-data/key-store.js';
import { CollectionCheck, RetentionSweep, type ImpersonalCollection } from '../personal-data/collections.js';
import { personExportController } from '../personal-data/person-export.controller.js';
import { hasSealedIn, type PersonalStore, type PersonalStores } from '../personal-data/personal-data.js';
import { Vault } from '../personal-data/vault.js';
import { erasureProviders, type ErasureOptions } from '../personal-data/erasure-providers.js';
import { OnErasureRequested } from '../personal-data/erase-owner.js';
import { ERASURES } from '../personal-data/erasures.js';
import { ProblemFilter } from '../http/problem.js';
import { Readiness } from '../observability/health.js';
import { AssertionSigner, AssertionVerifier } from '../internal-calls/assertion.js';
import { PrincipalGuard } from '../http/principal.guard.js';
import {
  DeadlineInterceptor,
  HANDLER_DEADLINES,
  handlerDeadlines,
  type HandlerDeadlines,
} from '../http/deadline.interceptor.js';
import { pageInterceptor } from '../http/page.js';
import { inputPipe } from '../http/read-input.js';
import { ServiceClient } from '../internal-calls/service-client.js';
import { Log } from '../observability/log.js';
import { EventServer } from '../events/event-server.js';
import { EventTransport } from '../events/event-transport.js';
import { Outbox } from '../events/outbox.js';
import { OutboxSweeper } from '../events/outbox-sweeper.js';
import { BegunEvents } from '../events/rabbit/begun-events.js';
import { Broker } from '../events/rabbit/broker.js';
import { RabbitTransport } from '../events/rabbit/rabbit-transport.js';
import { Topology, type RetryStep } from '../events/rabbit/topology.js';
import { QueueBoard, QueueBoardController } from '../jobs/queue-board.js';
import { runPeriodically } from '../jobs/periodic-task.js';
import { type Migration, openDatabase } from '../mongo/migrations.js';
import { openRedis, REDIS } from './redis.js';
import { Resources } from './shut-down.js';

export type PlatformOptions = {
  service: Service;
  /** Whose log it is, where that is not the service itself. */
  role?: `${Service}-worker`;
  /** All of the database's shape, with the indexes of outboxes and erasures. */
  migrations: readonly Migration[];
  /** Collections whose documents carry an outbox. */
  aggregates?: readonly string[];
  /** Other waits than production's, for those who cannot wait as long. */
  retrySteps?: readonly RetryStep[];
  /** Other deadlines than production's, likewise. */
  deadlines?: HandlerDeadlines;
  /** Present where the service answers an account's deletion. */
  erasure?: ErasureOptions;
  /** What the service keeps about people. */
  stores?: PersonalStores;
  /** The other collections, which name nobody. The start fails for one that is neither here nor a store. */
  impersonal: readonly ImpersonalCollection[];
} & (
  | { config: SealingConfig }
  /** A service without keys keeps nothing about people. */
  | { config: ServiceConfig; stores?: never }
);

/** What every service stands on: one database, sealed fields, events, internal calls, errors, log. */
@Module({})
export class PlatformModule {
  static for(asked: PlatformOptions): DynamicModule {
    const options = { ...asked, aggregates: aggregatesOf(asked) };
    const { service, config, erasure, stores, impersonal } = options;
    const queues = queuesOf(service);
    const providers = [
      ...coreProviders(options),
      ...connections(options),
      ...messaging(options),
      ...http(options),
      ...('DATA_KEY_WRAPPING_KEYS' in config ? sealing(service, config, stores ?? {}) : []),
      ...(erasure ? erasureProviders(erasure, stores) : []),
      ...collections(Object.values(stores ?? {}), impersonal),
      ...(queues.length > 0 ? [{ provide: QueueBoard, useValue: new QueueBoard(queues, config) }] : []),
    ];
    return {
      module: PlatformModule,
      global: true,
      controllers: [
        DeadLettersController,
        ...(queues.length > 0 ? [QueueBoardController] : []),
        ...(erasure && !erasure.ownConsumer ? [OnErasureRequested] : []),
        ...(erasure && stores ? [personExportController(service)] : []),
      ],
      providers,
      exports: providers.filter((p) => !isEnhancer(p)),
    };
  }
}

const isEnhancer = (provider: Provider) =>
  typeof provider === 'object' &&
  [APP_FILTER, APP_GUARD, APP_PIPE, APP_INTERCEPTOR].some((token) => token === provider.provide);

const queuesOf = (service: Service): readonly string[] =>
  Object.entries(jobQueues).find(([owner]) => owner === service)?.[1] ?? [];

const aggregatesOf = ({ aggregates = [], erasure }: PlatformOptions): readonly string[] =>
  erasure ? [...aggregates, ERASURES] : aggregates;

const coreProviders = ({ service, role, config }: PlatformOptions): Provider[] => [
  { provide: CONFIG, useValue: config },
  { provide: Clock, useValue: new Clock() },
  { provide: Log, useValue: new Log(role ?? service, config.LOG_LEVEL) },
  Resources,
  Readiness,
];

const connections = ({ service, config, migrations }: PlatformOptions): Provider[] => [
  {
    provide: Database,
    inject: [Clock, Resources, Readiness],
    useFactory: async (clock: Clock, resources: Resources, readiness: Readiness) => {
      const address = { url: config.MONGODB_URL, name: databaseName(config.MONGODB_DB_PREFIX, service) };
      const options = { migrateOnStart: config.MIGRATE_ON_START, now: clock.now() };
      const database = await openDatabase(address, migrations, options);
      resources.closeLast(() => database.close());
      readiness.needs(database);
      return database;
    },
  },
  {
    provide: REDIS,
    inject: [Log, Resources, Readiness],
    useFactory: (log: Log, resources: Resources, readiness: Readiness): Redis => {
      const redis = openRedis(config.REDIS_URL, log, resources);
      readiness.wants(redis);
      return redis;
    },
  },
];

const KEY_STORE = Symbol('key store');

const sealing = (service: Service, config: SealingConfig, stores: PersonalStores): Provider[] => {
  const { KEYS_MONGODB_URL: url, DATA_KEY_WRAPPING_KEYS: wrappingKeys, EPOCH_KEYS_DIR: folder } = config;
  const keyStore = {
    provide: KEY_STORE,
    inject: [Database, Clock, Log, Resources, Readiness],
    useFactory: async (
      ...[own, clock, log, resources, readiness]: [Database, Clock, Log, Resources, Readiness]
    ) => {
      const epochKeys =
        folder === undefined ? undefined : new EpochKeys(folder, service, wrappingKeys, clock);
      const store = await openKeyStore(
        { url, name: databaseName(config.MONGODB_DB_PREFIX, 'keys') },
        { service, wrappingKeys, epochKeys, own, now: clock.now(), migrateOnStart: config.MIGRATE_ON_START },
      );
      resources.closeLast(() => store.close());
      readiness.needs(store);
      if (!epochKeys && config.NODE_ENV === 'production')
        log.warn(
          'EPOCH_KEYS_DIR is not set: old copies of the key store open what deleted people had written',
        );
      return { store, epochKeys };
    },
  };
  const vault = {
    provide: Vault,
    inject: [KEY_STORE, Database],
    useFactory: ({ store, epochKeys }: KeyStore, own: Database) =>
      new Vault(store, epochKeys ?? wrappingKeys, service, hasSealedIn(own, stores)),
  };
  const rotation = {
    provide: EpochRotation,
    inject: [KEY_STORE, Clock, Log, Resources],
    useFactory: ({ store, epochKeys }: Required<KeyStore>, clock: Clock, log: Log, { ending }: Resources) =>
      new EpochRotation(epochKeys, store, service, clock, log, ending),
  };
  return [keyStore, vault, ...(folder === undefined ? [] : [rotation, runPeriodically(EpochRotation)])];
};

type KeyStore = { store: Database; epochKeys?: EpochKeys };

const collections = (
  personal: readonly PersonalStore[],
  impersonal: readonly ImpersonalCollection[],
): Provider[] => {
  const kept = [...personal, ...impersonal].filter(({ retention }) => typeof retention === 'object');
  const check = {
    provide: CollectionCheck,
    inject: [Database],
    useFactory: (database: Database) => new CollectionCheck(database, personal, impersonal),
  };
  const sweep = {
    provide: RetentionSweep,
    inject: [Database, Clock, Log],
    useFactory: (...needs: [Database, Clock, Log]) => new RetentionSweep(kept, ...needs),
  };
  return kept.length > 0 ? [check, sweep, runPeriodically(RetentionSweep)] : [check];
};

const messaging = ({ service, config, aggregates = [], retrySteps }: PlatformOptions): Provider[] => [
  { provide: Topology, useValue: new Topology(service, config.AMQP_PREFIX, retrySteps) },
  {
    provide: EventTransport,
    inject: [Topology, Database, Clock, Log, Resources],
    useFactory: (
      ...[topology, database, clock, log, resources]: [Topology, Database, Clock, Log, Resources]
    ) => {
      const broker = new Broker(config.AMQP_URL, (model) => topology.declare(model), log);
      const transport = new RabbitTransport(broker, topology, new BegunEvents(database), clock, log);
      resources.closeLast(() => transport.close());
      return transport;
    },
  },
  {
    provide: EventServer,
    inject: [EventTransport, Log],
    useFactory: (transport: EventTransport, log: Log) => new EventServer(service, transport, log),
  },
  {
    provide: Outbox,
    inject: [Database, EventTransport, Log],
    useFactory: (database: Database, transport: EventTransport, log: Log) =>
      new Outbox(database, transport, log),
  },
  {
    provide: OutboxSweeper,
    inject: [Database, Outbox, EventTransport, Clock, Log],
    useFactory: (
      ...[database, outbox, transport, clock, log]: [Database, Outbox, EventTransport, Clock, Log]
    ) => new OutboxSweeper(aggregates, database, outbox, transport, clock, log),
  },
];

const http = ({ service, config, deadlines = handlerDeadlines }: PlatformOptions): Provider[] => [
  { provide: AssertionSigner, useValue: new AssertionSigner(service, config.INTERNAL_SIGNING_KEY) },
  { provide: AssertionVerifier, useValue: new AssertionVerifier(service, config.INTERNAL_PUBLIC_KEYS) },
  {
    provide: ServiceClient,
    inject: [AssertionSigner],
    useFactory: (signer: AssertionSigner) => new ServiceClient(service, addressesOf(config), signer),
  },
  { provide: HANDLER_DEADLINES, useValue: deadlines },
  { provide: APP_FILTER, useClass: ProblemFilter },
  { provide: APP_GUARD, useClass: PrincipalGuard },
  { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
  { provide: APP_INTERCEPTOR, useValue: pageInterceptor },
  { provide: APP_PIPE, useValue: inputPipe },
];
