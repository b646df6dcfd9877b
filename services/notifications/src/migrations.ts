import { acknowledgementMigrations } from '@careward/platform/personal-data/erasures';
import type { Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [
  {
    name: 'mails-by-state',
    reason: 'the reconciler looks for mails that are not settled, the longest due first',
    up: (database) => database.collection('mails').createIndex({ state: 1, dueAt: 1 }),
  },
  {
    name: 'mails-settled',
    reason: 'the sweeper finds mails that were settled long ago',
    up: (database) => database.collection('mails').createIndex({ settledAt: 1 }),
  },
  ...acknowledgementMigrations,
];
