import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';
import type { PlatformOptions } from '@careward/platform/app/platform.module';
import { communicationSettingsStore } from './communication-settings/communication-settings.js';
import { mailStore } from './mail/mails.repository.js';
import { notificationListStore } from './notifications/notification-lists.repository.js';
import { pushSubscriptionStore } from './push/push-subscriptions.repository.js';
import { supportRequestStore } from './support/support-requests.repository.js';
import { tipScheduleStore } from './tips/tip-schedules.repository.js';
import { unsubscribeLinkCollection } from './unsubscribe/unsubscribe-links.repository.js';

/** What service and worker keep about people. An erasure is acknowledged when its last mail is settled. */
export const personalData = {
  erasure: { acknowledged: notificationsErasureAcknowledged, ownConsumer: true },
  stores: {
    communicationSettings: communicationSettingsStore,
    mails: mailStore,
    notifications: notificationListStore,
    pushDevices: pushSubscriptionStore,
    supportRequests: supportRequestStore,
    tipSchedules: tipScheduleStore,
  },
  impersonal: [unsubscribeLinkCollection],
} satisfies Pick<PlatformOptions, 'erasure' | 'stores' | 'impersonal'>;
