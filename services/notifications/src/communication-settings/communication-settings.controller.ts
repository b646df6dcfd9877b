import {
  changeCommunicationSettings,
  type ChangeCommunicationSettings,
  type CommunicationSettings,
} from '@careward/contracts/notifications/schemas';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller } from '@nestjs/common';
import { CommunicationSettingsRepository } from './communication-settings.repository.js';

@Controller()
export class CommunicationSettingsController {
  constructor(private readonly settings: CommunicationSettingsRepository) {}

  @Route(notificationsRoutes.communicationSettings)
  read(@UserId() owner: string): Promise<CommunicationSettings> {
    return this.settings.find(owner);
  }

  @Route(notificationsRoutes.changeCommunicationSettings)
  change(
    @UserId() owner: string,
    @Body({ schema: changeCommunicationSettings }) change: ChangeCommunicationSettings,
  ): Promise<CommunicationSettings> {
    return this.settings.change(owner, change);
  }
}
