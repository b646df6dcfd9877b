import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NotificationListModule } from '../notifications/notification-list.module.js';
import { RequestSupport } from './request-support.js';
import { RequestSupportMails } from './request-support-mails.js';
import { SupportReconciler } from './support-reconciler.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { SupportController } from './support.controller.js';

/** What people write to support. */
@Module({
  imports: [MailModule, NotificationListModule],
  controllers: [SupportController],
  providers: [SupportRequestRepository, RequestSupport, RequestSupportMails, SupportReconciler],
  exports: [SupportRequestRepository, SupportReconciler],
})
export class SupportModule {}
