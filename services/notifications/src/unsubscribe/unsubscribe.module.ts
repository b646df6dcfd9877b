import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UnsubscribeLinkRepository } from './unsubscribe-links.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { MintUnsubscribeLink, Unsubscribe } from './unsubscribe.js';

/** The links in mails by which people stop them. */
@Module({
  imports: [NotificationsModule],
  controllers: [UnsubscribeController],
  providers: [UnsubscribeLinkRepository, Unsubscribe, MintUnsubscribeLink],
  exports: [MintUnsubscribeLink],
})
export class UnsubscribeModule {}
