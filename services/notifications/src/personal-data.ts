import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';
import { Internal } from '@careward/platform/http/route.decorator';
import type { ErasureOptions } from '@careward/platform/personal-data/erasure-providers';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Body, Controller } from '@nestjs/common';
import { CommunicationSettingsRepository } from './communication-settings/communication-settings.repository.js';
import { MailRepository } from './mail/mails.repository.js';
import { NotificationListRepository } from './notifications/notification-lists.repository.js';
import { PushSubscriptionRepository } from './push/push-subscriptions.repository.js';
import { SupportRequestRepository } from './support/support-requests.repository.js';
import { TipScheduleRepository } from './tips/tip-schedules.repository.js';

/**
 * Unsubscribe links are unreadable without their token, so they are no store; of mails only those that name their person
 * are. An erasure is acknowledged when its last mail is settled.
 */
export const erasure = {
  acknowledged: notificationsErasureAcknowledged,
  ownConsumer: true,
  stores: {
    communicationSettings: { collection: 'communication_settings', owner: '_id', sealed: false },
    mails: { collection: 'mails', owner: 'refs.userId', sealed: false },
    notifications: { collection: 'notification_lists', owner: '_id' },
    pushDevices: { collection: 'push_subscriptions', owner: 'owner' },
    supportRequests: { collection: 'support_requests', owner: 'owner' },
    tipSchedules: { collection: 'tip_schedules', owner: 'owner' },
  },
} satisfies ErasureOptions;

/** This service's part of what a person may download. */
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
      notifications: await this.lists.export(userId, language),
      pushDevices: await this.pushSubscriptions.export(userId),
      supportRequests: await this.supportRequests.export(userId),
      tipSchedules: await this.tipSchedules.export(userId),
    });
  }
}
