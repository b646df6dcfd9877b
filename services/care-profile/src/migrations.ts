import { erasureMigrations } from '@careward/platform/personal-data/erasures';
import { outboxIndex } from '@careward/platform/events/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';
import { migrateSealingService } from '@careward/platform/personal-data/data-keys';

export const migrations: readonly Migration[] = [outboxIndex('care_profiles'), ...erasureMigrations];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateSealingService('care-profile', migrations);
