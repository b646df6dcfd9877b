import { Module } from '@nestjs/common';
import { CommunicationSettingsController } from './communication-settings.controller.js';
import { CommunicationSettingsRepository } from './communication-settings.repository.js';

/** What people want to be sent, and how. */
@Module({
  controllers: [CommunicationSettingsController],
  providers: [CommunicationSettingsRepository],
  exports: [CommunicationSettingsRepository],
})
export class CommunicationSettingsModule {}
