import { Module } from '@nestjs/common';
import { NotificationListModule } from '../notifications/notification-list.module.js';
import { MailQueue } from './mail-queue.js';
import { MailRepository } from './mail.repository.js';
import { OnErasureRequested } from './on-erasure-requested.js';
import { OnPasswordChanged } from './on-password-changed.js';
import { OnPasswordResetRequested } from './on-password-reset-requested.js';
import { OnSessionStarted } from './on-session-started.js';
import { OnVerificationRequested } from './on-verification-requested.js';
import { RequestMail } from './request-mail.js';

/** The mails that are to be sent: their records, their queue, and the events that ask for them. */
@Module({
  imports: [NotificationListModule],
  controllers: [
    OnVerificationRequested,
    OnPasswordResetRequested,
    OnPasswordChanged,
    OnSessionStarted,
    OnErasureRequested,
  ],
  providers: [MailRepository, MailQueue, RequestMail],
  exports: [MailRepository, MailQueue, RequestMail],
})
export class MailModule {}
