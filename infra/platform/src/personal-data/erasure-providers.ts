import type { EventContract } from '@careward/contracts/kernel/event';
import type { Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Clock } from '../app/clock.js';
import { CONFIG, type ServiceConfig } from '../app/environment.js';
import { Outbox } from '../events/outbox.js';
import { publicKeysOf } from '../internal-calls/signature.js';
import { runPeriodically } from '../jobs/periodic-task.js';
import { Database } from '../mongo/database.js';
import { Log } from '../observability/log.js';
import { EraseOwner } from './erase-owner.js';
import { ErasureRequestVerifier } from './erasure-request.js';
import { Erasures, LateWriteCleanup } from './erasures.js';
import { PersonalData, type PersonalStores } from './personal-data.js';
import { Vault } from './vault.js';

export type ErasureOptions = {
  /** The event by which the service tells that one person's part is gone. */
  acknowledged: EventContract;
  /** The service consumes erasure.requested itself, since it acknowledges later. */
  ownConsumer?: boolean;
};

/** Without stores an erasure is noted and acknowledged. */
export const erasureProviders = (
  { acknowledged }: ErasureOptions,
  stores: PersonalStores | undefined,
): Provider[] => [
  {
    provide: Erasures,
    inject: stores ? [Database, Outbox, Vault] : [Database, Outbox],
    useFactory: (database: Database, outbox: Outbox, vault?: Vault) =>
      new Erasures(acknowledged, database, outbox, vault),
  },
  {
    provide: ErasureRequestVerifier,
    inject: [CONFIG, Log],
    useFactory: ({ INTERNAL_PUBLIC_KEYS: { identity } }: ServiceConfig, log: Log) => {
      if (!identity) throw new Error('INTERNAL_PUBLIC_KEYS holds no key of identity');
      return new ErasureRequestVerifier(publicKeysOf(identity), log);
    },
  },
  {
    provide: EraseOwner,
    inject: [ErasureRequestVerifier, Erasures, Clock, Log, ...(stores ? [PersonalData] : [])],
    useFactory: (...needs: ConstructorParameters<typeof EraseOwner>) => new EraseOwner(...needs),
  },
  ...(stores ? storeProviders(stores) : []),
];

const storeProviders = (stores: PersonalStores): Provider[] => [
  {
    provide: PersonalData,
    inject: [Database, Vault, ModuleRef],
    useFactory: (database: Database, vault: Vault, modules: ModuleRef) =>
      new PersonalData(stores, database, vault, (type) => modules.get(type, { strict: false })),
  },
  {
    provide: LateWriteCleanup,
    inject: [PersonalData, Erasures, Clock],
    useFactory: (...needs: ConstructorParameters<typeof LateWriteCleanup>) => new LateWriteCleanup(...needs),
  },
  runPeriodically(LateWriteCleanup),
];
