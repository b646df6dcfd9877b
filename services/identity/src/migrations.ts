import { outboxIndex } from '@careward/platform/events/outbox';
import type { Migration } from '@careward/platform/mongo/migrations';
import { migrateSealingService } from '@careward/platform/personal-data/data-keys';

const unique = { unique: true };

export const migrations: readonly Migration[] = [
  {
    name: 'users-email-index',
    reason: 'one account per address; login finds it by the blind index',
    up: (database) => database.collection('users').createIndex({ emailIndex: 1 }, unique),
  },
  {
    name: 'pending-sign-ups-email-index',
    reason: 'one pending sign-up per address',
    up: (database) => database.collection('pending_sign_ups').createIndex({ emailIndex: 1 }, unique),
  },
  {
    name: 'pending-sign-ups-expiry',
    reason: 'the sweeper finds sign-ups that have expired',
    up: (database) => database.collection('pending_sign_ups').createIndex({ expiresAt: 1 }),
  },
  {
    name: 'password-resets-email-index',
    reason: 'the mails asked for by one address are counted in one document',
    up: (database) => database.collection('password_resets').createIndex({ emailIndex: 1 }, unique),
  },
  {
    name: 'password-resets-expiry',
    reason: 'the sweeper finds those that have expired',
    up: (database) => database.collection('password_resets').createIndex({ expiresAt: 1 }),
  },
  {
    name: 'sessions-bearer',
    reason: 'a bearer credential is resolved by its hash',
    up: (database) => database.collection('sessions').createIndex({ bearerHash: 1 }, unique),
  },
  {
    name: 'sessions-cookie',
    reason: 'a cookie secret is resolved by its hash',
    up: (database) => database.collection('sessions').createIndex({ cookieHash: 1 }, unique),
  },
  {
    name: 'sessions-of-a-user',
    reason: 'they are listed; deleting the account, or changing its password, ends them',
    up: (database) => database.collection('sessions').createIndex({ userId: 1 }),
  },
  {
    name: 'users-erasure',
    reason: 'the reconciler finds open erasures; the contact of one is found by its id',
    up: (database) => database.collection('users').createIndex({ 'erasure.id': 1 }),
  },
  {
    name: 'sessions-expiry',
    reason: 'the sweeper finds sessions that have expired',
    up: (database) => database.collection('sessions').createIndex({ expiresAt: 1 }),
  },
  outboxIndex('pending_sign_ups'),
  outboxIndex('password_resets'),
  outboxIndex('users'),
];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateSealingService('identity', migrations);
