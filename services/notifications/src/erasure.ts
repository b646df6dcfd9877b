import type { ErasureOptions } from '@careward/platform/personal-data/erasure-providers';
import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';

/**
 * Unsubscribe links are unreadable without their token, so they are no store; of mails only those that name their person
 * are. An erasure is acknowledged when its last mail is settled.
 */
export const erasure = {
  acknowledged: notificationsErasureAcknowledged,
  ownConsumer: true,
  stores: {
    communicationSettings: { collection: 'communication_settings', owner: '_id', sealed: false },
    mails: { collection: 'mails', owner: 'refs.userId', sealed: false },
    notifications: { collection: 'notification_lists', owner: '_id' },
    pushDevices: { collection: 'push_subscriptions', owner: 'owner' },
    supportRequests: { collection: 'support_requests', owner: 'owner' },
    tipSchedules: { collection: 'tip_schedules', owner: 'owner' },
  },
} satisfies ErasureOptions;
