import { Module } from '@nestjs/common';
import { CommunicationSettingsModule } from '../communication-settings/communication-settings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UnsubscribeModule } from '../unsubscribe/unsubscribe.module.js';
import { PrepareTip } from './prepare-tip.js';
import { ScheduleTips } from './schedule-tips.js';
import { TipScheduleRepository } from './tip-schedule.repository.js';
import { TipScheduler } from './tip-scheduler.js';

/** A topic of the care library by mail, once a week, to whoever wants it. */
@Module({
  imports: [MailModule, CommunicationSettingsModule, UnsubscribeModule],
  providers: [TipScheduleRepository, ScheduleTips, TipScheduler, PrepareTip],
  exports: [ScheduleTips, TipScheduler, PrepareTip, TipScheduleRepository],
})
export class TipsModule {}
