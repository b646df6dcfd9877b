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
  {
    name: 'sources-by-url',
    reason: 'a URL is crawled for one source',
    up: (database) => database.collection('sources').createIndex({ uniqueUrl: 1 }, { unique: true }),
  },
  {
    name: 'sources-due',
    reason: 'the worker looks for sources that are due',
    up: (database) => database.collection('sources').createIndex({ nextRunAt: 1 }),
  },
  {
    name: 'sources-unchecked',
    reason: 'CheckSources looks every few seconds for sources that have not been looked at',
    up: (database) => database.collection('sources').createIndex({ check: 1 }),
  },
  ...acknowledgementMigrations,
];
