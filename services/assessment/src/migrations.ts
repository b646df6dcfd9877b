import { outboxIndex } from '@careward/platform/events/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';
import { migrateSealingService } from '@careward/platform/personal-data/data-keys';
import { erasureMigrations } from '@careward/platform/personal-data/erasures';

export const migrations: readonly Migration[] = [
  {
    name: 'assessments-of-an-owner',
    reason: 'the list shows the newest first, and deleting an account removes all of them',
    up: (database) => database.collection('assessments').createIndex({ owner: 1, completedAt: -1 }),
  },
  {
    name: 'assessments-by-owner-and-key',
    reason: 'one Idempotency-Key of one person stores one assessment, however many calls race',
    up: (database) => database.collection('assessments').createIndex({ owner: 1, key: 1 }, { unique: true }),
  },
  outboxIndex('assessments'),
  outboxIndex('eligibility_results'),
  ...erasureMigrations,
];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateSealingService('assessment', migrations);
