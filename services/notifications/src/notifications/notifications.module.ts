import { Module } from '@nestjs/common';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.js';
import { PushQueue } from '../push/push-queue.js';
import { LivePushDevices } from '../push/live-push-devices.js';
import { PushSubscriptionRepository } from '../push/push-subscriptions.repository.js';
import { NotificationListRepository } from './notification-lists.repository.js';
import { ChangeList, NotificationChanges, Notify } from './notify.js';

/** What people are told in the product, what they want to be sent, and the devices that show it. */
@Module({
  providers: [
    NotificationListRepository,
    NotificationChanges,
    ChangeList,
    Notify,
    CommunicationSettingsRepository,
    PushQueue,
    PushSubscriptionRepository,
    LivePushDevices,
  ],
  exports: [
    NotificationListRepository,
    NotificationChanges,
    ChangeList,
    Notify,
    CommunicationSettingsRepository,
    PushSubscriptionRepository,
    LivePushDevices,
  ],
})
export class NotificationsModule {}
