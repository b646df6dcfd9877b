import type { Migration } from '@careward/platform/mongo/migrations';
import { erasureMigrations } from '@careward/platform/personal-data/erasures';

export const migrations: readonly Migration[] = [
  {
    name: 'assessments-of-an-owner',
    reason: 'the list shows the newest first, and deleting an account removes all of them',
    up: (database) => database.collection('assessments').createIndex({ owner: 1, completedAt: -1 }),
  },
  ...erasureMigrations,
];
