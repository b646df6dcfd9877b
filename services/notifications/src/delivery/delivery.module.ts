import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { ComposeMail } from './compose-mail.js';
import { MailReconciler } from './mail-reconciler.js';
import { MailSweeper } from './mail-sweeper.js';
import { MailWorker } from './mail-worker.js';
import { MailModule } from '../mail/mail.module.js';
import { SupportReconciler } from '../support/support-reconciler.js';
import { SupportModule } from '../support/support.module.js';
import { TipScheduler } from '../tips/tip-scheduler.js';
import { TipsModule } from '../tips/tips.module.js';
import { UnsubscribeModule } from '../unsubscribe/unsubscribe.module.js';
import { SendMail } from './send-mail.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Sends the mails that are due. */
@Module({
  imports: [MailModule, SupportModule, TipsModule, UnsubscribeModule],
  providers: [
    SmtpMailer,
    ComposeMail,
    SendMail,
    MailWorker,
    MailReconciler,
    runPeriodically(MailReconciler),
    MailSweeper,
    runPeriodically(MailSweeper),
    runPeriodically(SupportReconciler),
    runPeriodically(TipScheduler),
  ],
})
export class DeliveryModule {}
