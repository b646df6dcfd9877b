import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';

/**
 * Mails hold ids only and unsubscribe links are unreadable without their token, so neither is a store. An erasure is
 * acknowledged when its last mail is settled.
 */
export const erasure = {
  acknowledged: notificationsErasureAcknowledged,
  ownConsumer: true,
  stores: {
    communicationSettings: { collection: 'communication_settings', owner: '_id' },
    notifications: { collection: 'notification_lists', owner: '_id' },
    pushDevices: { collection: 'push_subscriptions', owner: 'owner' },
    supportRequests: { collection: 'support_requests', owner: 'owner' },
    tipSchedules: { collection: 'tip_schedules', owner: 'owner' },
  },
};
