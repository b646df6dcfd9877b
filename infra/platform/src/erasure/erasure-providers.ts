import type { EventContract } from '@careward/contracts/events/event';
import type { Provider } from '@nestjs/common';
import { Clock } from '../clock.js';
import { CONFIG, type ServiceConfig } from '../config/environment.js';
import { publicKeyOf } from '../crypto/signature.js';
import { Vault } from '../crypto/vault.js';
import { Log } from '../logging/log.js';
import { Outbox } from '../messaging/outbox.js';
import { Database } from '../mongo/database.js';
import { EraseOwner } from './erase-owner.js';
import { ErasureRequestVerifier } from './erasure-request.js';
import { Erasures } from './erasures.js';
import { PersonalData, type PersonalStores } from './personal-data.js';
import { roundsOf } from '../rounds.js';
import { SecondRemoval } from './second-removal.js';

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
    provide: SecondRemoval,
    inject: [PersonalData, Erasures, Clock],
    useFactory: (personalData: PersonalData, erasures: Erasures, clock: Clock) =>
      new SecondRemoval(personalData, erasures, clock),
  },
  roundsOf(SecondRemoval),
];
