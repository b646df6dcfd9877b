import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import type { WorkerConfig } from './config.js';
import { ComposeMail } from './delivery/compose-mail.js';
import { MailWorker, SendMail } from './delivery/send-mail.js';
import { SmtpMailer } from './delivery/smtp-mailer.js';
import { MailReconciler } from './mail/mail-queue.js';
import { MailModule } from './mail/mail.module.js';
import { migrations } from './migrations.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { personalData } from './personal-data.js';
import { PushService, PushWorker, SendPush } from './push/send-push.js';
import { SupportReconciler } from './support/support-mails.js';
import { TipScheduler } from './tips/schedule-tips.js';

/** Sends what is due: mails, and messages to the devices that show notifications. */
@Module({
  providers: [
    SmtpMailer,
    ComposeMail,
    SendMail,
    MailWorker,
    MailReconciler,
    runPeriodically(MailReconciler),
    runPeriodically(SupportReconciler),
    runPeriodically(TipScheduler),
    PushService,
    SendPush,
    PushWorker,
  ],
})
export class WorkerModule {
  static with(config: WorkerConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'notifications',
      role: 'notifications-worker',
      config,
      migrations,
      ...personalData,
    });
    return { module: WorkerModule, imports: [platform, NotificationsModule, MailModule] };
  }
}
