import type { EventContract } from '@careward/contracts/events/event';
import type { Provider } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Vault } from '../crypto/vault.js';
import { Log } from '../logging/log.js';
import { Outbox } from '../messaging/outbox.js';
import { Database } from '../mongo/database.js';
import { EraseOwner } from './erase-owner.js';
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
    provide: EraseOwner,
    inject: [PersonalData, Erasures, Clock, Log],
    useFactory: (...[personalData, erasures, clock, log]: [PersonalData, Erasures, Clock, Log]) =>
      new EraseOwner(personalData, erasures, clock, log),
  },
  {
    provide: SecondRemoval,
    inject: [PersonalData, Erasures, Clock],
    useFactory: (personalData: PersonalData, erasures: Erasures, clock: Clock) =>
      new SecondRemoval(personalData, erasures, clock),
  },
  roundsOf(SecondRemoval),
];
