import type { EventContract } from '@careward/contracts/kernel/event';
import type { Provider } from '@nestjs/common';
import { Clock } from '../app/clock.js';
import { CONFIG, type ServiceConfig } from '../app/environment.js';
import { publicKeyOf } from '../internal-calls/signature.js';
import { Vault } from './vault.js';
import { Log } from '../observability/log.js';
import { Outbox } from '../events/outbox.js';
import { Database } from '../mongo/database.js';
import { EraseOwner } from './erase-owner.js';
import { ErasureRequestVerifier } from './erasure-request.js';
import { Erasures } from './erasures.js';
import { PersonalData, type PersonalStores } from './personal-data.js';
import { runPeriodically } from '../jobs/periodic-task.js';
import { LateWriteCleanup } from './late-write-cleanup.js';

/** What a service keeps about people, and the event by which it tells that one person's part is gone. */
export type ErasureOptions = { stores: PersonalStores; acknowledged: EventContract };

export const erasureProviders = ({ stores, acknowledged }: ErasureOptions): Provider[] => [
  {
    provide: PersonalData,
    inject: [Database, Vault],
    useFactory: (database: Database, vault: Vault) => new PersonalData(stores, database, vault),
  },
  {
    provide: Erasures,
    inject: [Database, Vault, Outbox],
    useFactory: (database: Database, vault: Vault, outbox: Outbox) =>
      new Erasures(acknowledged, database, vault, outbox),
  },
  {
    provide: ErasureRequestVerifier,
    inject: [CONFIG, Log],
    useFactory: ({ INTERNAL_PUBLIC_KEYS: { identity } }: ServiceConfig, log: Log) => {
      if (!identity) throw new Error('INTERNAL_PUBLIC_KEYS holds no key of identity');
      return new ErasureRequestVerifier(publicKeyOf(identity), log);
    },
  },
  {
    provide: EraseOwner,
    inject: [ErasureRequestVerifier, PersonalData, Erasures, Clock, Log],
    useFactory: (...needs: ConstructorParameters<typeof EraseOwner>) => new EraseOwner(...needs),
  },
  {
    provide: LateWriteCleanup,
    inject: [PersonalData, Erasures, Clock],
    useFactory: (personalData: PersonalData, erasures: Erasures, clock: Clock) =>
      new LateWriteCleanup(personalData, erasures, clock),
  },
  runPeriodically(LateWriteCleanup),
];
