import { Module } from '@nestjs/common';
import { CommunicationSettingsModule } from '../communication-settings/communication-settings.module.js';
import { NotificationListModule } from '../notifications/notification-list.module.js';
import { PushService } from './push-service.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';
import { PushWorker } from './push-worker.js';
import { SendPush } from './send-push.js';

/** Sends notifications to the devices that show them. */
@Module({
  imports: [NotificationListModule, CommunicationSettingsModule],
  providers: [PushSubscriptionRepository, PushService, SendPush, PushWorker],
})
export class PushDeliveryModule {}
