import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { CommunicationSettingsModule } from '../communication-settings/communication-settings.module.js';
import { MintUnsubscribeLink } from './mint-unsubscribe-link.js';
import { UnsubscribeLinkRepository } from './unsubscribe-link.repository.js';
import { UnsubscribeLinkSweeper } from './unsubscribe-link-sweeper.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribe } from './unsubscribe.js';

/** The links in mails by which people stop them. */
@Module({
  imports: [CommunicationSettingsModule],
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
