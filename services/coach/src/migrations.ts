import { erasureMigrations } from '@careward/platform/personal-data/erasures';
import type { Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [
  {
    name: 'conversations-by-key',
    reason: 'one Idempotency-Key of one person makes one conversation, however many calls race',
    up: (database) => database.collection('conversations').createIndex({ key: 1 }, { unique: true }),
  },
  {
    name: 'conversations-of-an-owner',
    reason: 'the list shows the newest first',
    up: (database) => database.collection('conversations').createIndex({ owner: 1, activeAt: -1 }),
  },
  {
    name: 'exchanges-by-key',
    reason: 'one Idempotency-Key of one person makes one exchange, however many calls race',
    up: (database) => database.collection('exchanges').createIndex({ key: 1 }, { unique: true }),
  },
  {
    name: 'exchanges-of-an-owner',
    reason: 'deleting an account removes all its exchanges',
    up: (database) => database.collection('exchanges').createIndex({ owner: 1 }),
  },
  {
    name: 'exchanges-of-a-conversation',
    reason: 'messages are read in their order, the latest page first',
    up: (database) => database.collection('exchanges').createIndex({ conversationId: 1, seq: -1 }),
  },
  ...erasureMigrations,
];
