import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RequestSupportMails, SupportReconciler } from '../support/support-mails.js';
import { SupportRequestRepository } from '../support/support-requests.repository.js';
import { RequestSupport, ScreenRequest, SupportController } from '../support/support.controller.js';
import { PrepareTip } from '../tips/prepare-tip.js';
import { ScheduleTips, TipScheduler } from '../tips/schedule-tips.js';
import { TipScheduleRepository } from '../tips/tip-schedules.repository.js';
import { UnsubscribeLinkRepository } from '../unsubscribe/unsubscribe-links.repository.js';
import { MintUnsubscribeLink, Unsubscribe, UnsubscribeController } from '../unsubscribe/unsubscribe.js';
import { MailQueue, RequestMail } from './mail-queue.js';
import { MailRequests } from './mail-requests.js';
import { MailRepository } from './mails.repository.js';

/** The mails that are to be sent, and what asks for them: events, what people write to support, and weekly tips; and the links that stop them. */
@Module({
  imports: [NotificationsModule],
  controllers: [MailRequests, SupportController, UnsubscribeController],
  providers: [
    MailRepository,
    MailQueue,
    RequestMail,
    SupportRequestRepository,
    RequestSupportMails,
    RequestSupport,
    ScreenRequest,
    SupportReconciler,
    TipScheduleRepository,
    ScheduleTips,
    TipScheduler,
    PrepareTip,
    UnsubscribeLinkRepository,
    MintUnsubscribeLink,
    Unsubscribe,
  ],
  exports: [
    MailRepository,
    MailQueue,
    SupportRequestRepository,
    SupportReconciler,
    TipScheduleRepository,
    ScheduleTips,
    TipScheduler,
    PrepareTip,
    MintUnsubscribeLink,
  ],
})
export class MailModule {}
