import { outboxIndex } from '../events/outbox.js';
import type { Migration } from '../mongo/migrations.js';
import { ERASURES } from './erasures.js';

/** The shape of the collection that every service with erasures has. */
export const erasureMigrations: readonly Migration[] = [
  outboxIndex(ERASURES),
  {
    name: 'erasures-second-removal',
    reason: 'the second removal looks for owners that are still known; sparse, since few are at any moment',
    up: (database) => database.collection(ERASURES).createIndex({ sealedOwner: 1 }, { sparse: true }),
  },
];
