import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NotificationsConfig } from './config.js';
import { CommunicationSettingsModule } from './communication-settings/communication-settings.module.js';
import { erasure } from './erasure.js';
import { MailModule } from './mail/mail.module.js';
import { migrations } from './migrations.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PushModule } from './push/push.module.js';
import { PersonExportModule } from './person-export/person-export.module.js';
import { SupportModule } from './support/support.module.js';
import { UnsubscribeModule } from './unsubscribe/unsubscribe.module.js';

/** What people are told in the product, what they want to be sent, and which mails are due; the worker sends them. */
@Module({})
export class AppModule {
  static with(config: NotificationsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for({ service: 'notifications', config, migrations, erasure }),
        MailModule,
        CommunicationSettingsModule,
        NotificationsModule,
        PushModule,
        SupportModule,
        UnsubscribeModule,
        PersonExportModule,
      ],
    };
  }
}
