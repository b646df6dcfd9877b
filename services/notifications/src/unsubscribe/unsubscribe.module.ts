import { Module } from '@nestjs/common';
import { CommunicationSettingsModule } from '../communication-settings/communication-settings.module.js';
import { MintUnsubscribeLink } from './mint-unsubscribe-link.js';
import { UnsubscribeLinkRepository } from './unsubscribe-link.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribe } from './unsubscribe.js';

/** The links in mails by which people stop them. */
@Module({
  imports: [CommunicationSettingsModule],
  controllers: [UnsubscribeController],
  providers: [UnsubscribeLinkRepository, Unsubscribe, MintUnsubscribeLink],
  exports: [MintUnsubscribeLink],
})
export class UnsubscribeModule {}
