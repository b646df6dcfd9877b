import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UnsubscribeLinkRepository, UnsubscribeLinkSweeper } from './unsubscribe-links.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { MintUnsubscribeLink, Unsubscribe } from './unsubscribe.js';

/** The links in mails by which people stop them. */
@Module({
  imports: [NotificationsModule],
  controllers: [UnsubscribeController],
  providers: [
    UnsubscribeLinkRepository,
    UnsubscribeLinkSweeper,
    runPeriodically(UnsubscribeLinkSweeper),
    Unsubscribe,
    MintUnsubscribeLink,
  ],
  exports: [MintUnsubscribeLink],
})
export class UnsubscribeModule {}
