import { erasureMigrations } from '@careward/platform/personal-data/erasures';
import { outboxIndex } from '@careward/platform/events/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [outboxIndex('care_profiles'), ...erasureMigrations];
