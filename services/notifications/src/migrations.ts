import { erasureMigrations } from '@careward/platform/personal-data/erasures';
import type { Migration } from '@careward/platform/mongo/migrations';
import { migrateSealingService } from '@careward/platform/personal-data/data-keys';

export const migrations: readonly Migration[] = [
  {
    name: 'mails-by-state',
    reason: 'the reconciler looks for mails that are not settled, the longest due first',
    up: (database) => database.collection('mails').createIndex({ state: 1, dueAt: 1 }),
  },
  {
    name: 'mails-settled',
    reason: 'the sweeper finds mails that were settled long ago',
    up: (database) => database.collection('mails').createIndex({ settledAt: 1 }),
  },
  {
    name: 'mails-of-a-person',
    reason: 'deleting an account removes the mails that name it; sparse, since most mails name nobody',
    up: (database) => database.collection('mails').createIndex({ 'refs.userId': 1 }, { sparse: true }),
  },
  {
    name: 'support-requests-by-owner-and-key',
    reason: 'one Idempotency-Key of one person makes one request; deleting an account removes all of them',
    up: (database) =>
      database.collection('support_requests').createIndex({ owner: 1, key: 1 }, { unique: true }),
  },
  {
    name: 'support-requests-without-mails',
    reason: 'SupportReconciler looks every minute for requests whose mails were not asked for',
    up: (database) =>
      database.collection('support_requests').createIndex({ mailsRequested: 1, createdAt: 1 }),
  },
  {
    name: 'tip-schedules-by-owner',
    reason: 'one schedule for each person; deleting an account removes it',
    up: (database) => database.collection('tip_schedules').createIndex({ owner: 1 }, { unique: true }),
  },
  {
    name: 'tip-schedules-due',
    reason: 'TipScheduler looks every minute for tips that are due',
    up: (database) => database.collection('tip_schedules').createIndex({ nextAt: 1 }),
  },
  {
    name: 'notification-lists-due',
    reason: 'FollowUpReconciler looks every minute for people who have to be told something',
    up: (database) => database.collection('notification_lists').createIndex({ dueAt: 1 }),
  },
  {
    name: 'unsubscribe-links-by-age',
    reason: 'RetentionSweep looks every hour for links that are too old',
    up: (database) => database.collection('unsubscribe_links').createIndex({ createdAt: 1 }),
  },
  {
    name: 'push-subscriptions-by-owner',
    reason: 'a notification goes to the devices of its person; deleting an account removes them',
    up: (database) => database.collection('push_subscriptions').createIndex({ owner: 1, turnedOnAt: -1 }),
  },
  {
    name: 'push-subscriptions-by-age',
    reason: 'RetentionSweep looks every hour for devices whose session must have ended',
    up: (database) => database.collection('push_subscriptions').createIndex({ turnedOnAt: 1 }),
  },
  ...erasureMigrations,
];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateSealingService('notifications', migrations);
