import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NotificationsConfig } from './config.js';
import { erasure } from './erasure/erasure.js';
import { OnErasureRequested } from './erasure/on-erasure-requested.js';
import { MailQueue } from './mail/mail-queue.js';
import { MailRepository } from './mail/mail.repository.js';
import { OnVerificationRequested } from './mail/on-verification-requested.js';
import { RequestMail } from './mail/request-mail.js';
import { migrations } from './migrations.js';

/** Takes events and notes which mails are due; the worker sends them. */
@Module({})
export class AppModule {
  static with(config: NotificationsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.for({ service: 'notifications', config, migrations, erasure })],
      controllers: [OnVerificationRequested, OnErasureRequested],
      providers: [MailRepository, MailQueue, RequestMail],
    };
  }
}
