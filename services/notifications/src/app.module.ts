import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import { CommunicationSettingsController } from './communication-settings/communication-settings.js';
import type { NotificationsConfig } from './config.js';
import { MailModule } from './mail/mail.module.js';
import { migrations } from './migrations.js';
import { NotificationEvents } from './notifications/events.js';
import {
  MarkRead,
  NotificationsController,
  NotificationStreamController,
} from './notifications/notifications.controller.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { FollowUpReconciler } from './notifications/notify.js';
import { NotificationStreams } from './notifications/notification-streams.js';
import { personalData } from './personal-data.js';
import { PushController, TurnOnPush } from './push/push.controller.js';

/** What people are told in the product, what they want to be sent, and which mails are due; the worker sends them. */
@Module({
  controllers: [
    NotificationsController,
    NotificationStreamController,
    NotificationEvents,
    CommunicationSettingsController,
    PushController,
  ],
  providers: [
    MarkRead,
    NotificationStreams,
    runPeriodically(NotificationStreams),
    FollowUpReconciler,
    runPeriodically(FollowUpReconciler),
    TurnOnPush,
  ],
})
export class AppModule {
  static with(config: NotificationsConfig): DynamicModule {
    const platform = PlatformModule.for({ service: 'notifications', config, migrations, ...personalData });
    return { module: AppModule, imports: [platform, NotificationsModule, MailModule] };
  }
}
