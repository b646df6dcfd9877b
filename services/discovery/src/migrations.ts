import { acknowledgementMigrations } from '@careward/platform/personal-data/erasures';
import { outboxIndex } from '@careward/platform/events/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [
  {
    name: 'documents-by-source',
    reason: 'the care library is listed in its own order',
    up: (database) => database.collection('documents').createIndex({ source: 1, position: 1 }),
  },
  outboxIndex('documents'),
  ...acknowledgementMigrations,
];
