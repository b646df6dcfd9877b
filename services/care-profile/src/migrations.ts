import { erasureMigrations } from '@careward/platform/erasure/migrations';
import { outboxIndex } from '@careward/platform/messaging/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [outboxIndex('care_profiles'), ...erasureMigrations];
