import { erasureMigrations } from '@careward/platform/personal-data/erasures';
import { outboxIndex } from '@careward/platform/events/outbox';
import { migrateService, type Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [outboxIndex('care_profiles'), ...erasureMigrations];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateService('care-profile', migrations);
