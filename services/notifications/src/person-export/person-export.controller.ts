import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { Internal } from '@careward/platform/http/route.decorator';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Body, Controller } from '@nestjs/common';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.repository.js';
import { MailRepository } from '../mail/mail.repository.js';
import { NotificationListRepository } from '../notifications/notification-list.repository.js';
import { PushSubscriptionRepository } from '../push/push-subscription.repository.js';
import { SupportRequestRepository } from '../support/support-request.repository.js';
import { TipScheduleRepository } from '../tips/tip-schedule.repository.js';
import { exportedNotifications } from './exported-notifications.domain.js';

@Controller()
export class PersonExportController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly settings: CommunicationSettingsRepository,
    private readonly mails: MailRepository,
    private readonly lists: NotificationListRepository,
    private readonly pushSubscriptions: PushSubscriptionRepository,
    private readonly supportRequests: SupportRequestRepository,
    private readonly tipSchedules: TipScheduleRepository,
  ) {}

  @Internal(personExportOf('notifications'))
  async export(@Body({ schema: personExportRequest }) { userId, language }: PersonExportRequest) {
    return this.personalData.export(userId, {
      communicationSettings: { communicationSettings: await this.settings.find(userId) },
      mails: await this.mails.export(userId),
      notifications: exportedNotifications(await this.lists.findReadable(userId), language),
      pushDevices: await this.pushSubscriptions.export(userId),
      supportRequests: await this.supportRequests.export(userId),
      tipSchedules: await this.tipSchedules.export(userId),
    });
  }
}
