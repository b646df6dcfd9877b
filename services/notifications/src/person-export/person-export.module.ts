import { Module } from '@nestjs/common';
import { CommunicationSettingsModule } from '../communication-settings/communication-settings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationListModule } from '../notifications/notification-list.module.js';
import { PushModule } from '../push/push.module.js';
import { SupportModule } from '../support/support.module.js';
import { TipsModule } from '../tips/tips.module.js';
import { PersonExportController } from './person-export.controller.js';

/** This service's part of what a person may download. */
@Module({
  imports: [
    CommunicationSettingsModule,
    MailModule,
    NotificationListModule,
    PushModule,
    SupportModule,
    TipsModule,
  ],
  controllers: [PersonExportController],
})
export class PersonExportModule {}
