import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import type { WorkerConfig } from './config.js';
import { erasure } from './erasure/erasure.js';
import { ComposeMail } from './mail/compose-mail.js';
import { MailQueue } from './mail/mail-queue.js';
import { MailReconciler } from './mail/mail-reconciler.js';
import { MailSweeper } from './mail/mail-sweeper.js';
import { MailWorker } from './mail/mail-worker.js';
import { MailRepository } from './mail/mail.repository.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { SendMail } from './mail/send-mail.js';
import { migrations } from './migrations.js';

/** Sends the mails that are due. */
@Module({})
export class WorkerModule {
  static with(config: WorkerConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [PlatformModule.for({ service: 'notifications', config, migrations, erasure })],
      providers: [
        MailRepository,
        MailQueue,
        SmtpMailer,
        ComposeMail,
        SendMail,
        MailWorker,
        MailReconciler,
        runPeriodically(MailReconciler),
        MailSweeper,
        runPeriodically(MailSweeper),
      ],
    };
  }
}
