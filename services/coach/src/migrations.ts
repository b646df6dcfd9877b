import { outboxIndex } from '@careward/platform/events/outbox';
import type { Database } from '@careward/platform/mongo/database';
import type { Migration } from '@careward/platform/mongo/migrations';
import { migrateSealingService } from '@careward/platform/personal-data/data-keys';
import { erasureMigrations } from '@careward/platform/personal-data/erasures';

const INDEX_NOT_FOUND = 27;

/** Makes an owner's keys unique, before the indexes that this one replaces go. */
const uniqueByOwnerAndKey = (name: string, replaced: readonly string[]) => async (database: Database) => {
  const collection = database.collection(name);
  await collection.createIndex({ owner: 1, key: 1 }, { unique: true });
  for (const index of replaced)
    await collection.dropIndex(index).catch((error: { code?: unknown }) => {
      // Another copy that starts at the same time has dropped it.
      if (error.code !== INDEX_NOT_FOUND) throw error;
    });
};

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
  {
    name: 'conversations-by-owner-and-key',
    reason: 'the same as by key alone, which a collection that is sharded by owner cannot have',
    up: uniqueByOwnerAndKey('conversations', ['key_1']),
  },
  {
    name: 'exchanges-by-owner-and-key',
    reason: 'the same as by key alone, and it serves what asks by owner',
    up: uniqueByOwnerAndKey('exchanges', ['key_1', 'owner_1']),
  },
  {
    name: 'unfinished-exchanges',
    reason: 'ExchangeReconciler asks every two seconds for those that nobody is answering',
    up: (database) => database.collection('exchanges').createIndex({ status: 1, askedAt: 1 }),
  },
  {
    name: 'half-deleted-conversations',
    reason: 'DeletionReconciler asks every few seconds for them',
    up: (database) => database.collection('conversations').createIndex({ deleting: 1 }),
  },
  {
    name: 'files-of-an-owner',
    reason: 'an upload counts what its owner has, and a deletion finds the files of a conversation',
    up: (database) => database.collection('files').createIndex({ owner: 1 }),
  },
  {
    name: 'overdue-files',
    reason: 'FileSweep and AttachmentReconciler look for them; those that are kept have no time',
    up: (database) => database.collection('files').createIndex({ deleteAfter: 1 }),
  },
  {
    name: 'generations-of-an-owner',
    reason: 'deleting an account or a conversation removes what is being answered',
    up: (database) => database.collection('generations').createIndex({ owner: 1, conversationId: 1 }),
  },
  {
    name: 'exchanges-by-owner-and-time',
    reason: "a search through somebody's conversations reads the newest first",
    up: (database) => database.collection('exchanges').createIndex({ owner: 1, askedAt: -1, _id: -1 }),
  },
  {
    name: 'old-generations',
    reason: 'RetentionSweep looks for those that were left behind',
    up: (database) => database.collection('generations').createIndex({ begunAt: 1 }),
  },
  {
    name: 'old-slow-files',
    reason: 'RetentionSweep looks for them',
    up: (database) => database.collection('slow_files').createIndex({ at: 1 }),
  },
  outboxIndex('exchanges'),
  ...erasureMigrations,
];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateSealingService('coach', migrations);
