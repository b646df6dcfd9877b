import { personContact } from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.repository.js';
import type { WorkerConfig } from '../config.js';
import { languageOf } from '../delivery/templates/mail-content.js';
import { NotificationListRepository } from '../notifications/notification-list.repository.js';
import { pushMessageOf } from './push-message.domain.js';
import type { PushJob } from './push-queue.js';
import { PushService } from './push-service.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** Shows a notification on its person's devices, if they want that at this moment and have not read it yet. */
@Injectable()
export class SendPush {
  constructor(
    private readonly settings: CommunicationSettingsRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly lists: NotificationListRepository,
    private readonly services: ServiceClient,
    private readonly pushService: PushService,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Throws when a push service wants to be asked again. */
  async execute({ owner, notificationId }: PushJob): Promise<void> {
    if (!this.pushService.isConfigured) return;
    const { pushNotifications } = await this.settings.find(owner);
    const devices = pushNotifications ? await this.subscriptions.of(owner) : [];
    if (devices.length === 0) return;
    const { notifications } = await this.lists.find(owner);
    const notification = notifications.find(({ id, read }) => id === notificationId && !read);
    const contact = notification && (await this.services.ask(personContact, { params: { userId: owner } }));
    if (!notification || !contact) return;

    const message = pushMessageOf(notification, languageOf(contact.locale), this.config.BRAND_NAME);
    const outcomes = await Promise.all(
      devices.map(async ({ id, subscription }) => ({
        id,
        outcome: await this.pushService.send(subscription, message),
      })),
    );
    const gone = outcomes.filter(({ outcome }) => outcome === 'gone').map(({ id }) => id);
    await this.subscriptions.remove(owner, gone);
    if (outcomes.some(({ outcome }) => outcome === 'later')) throw new PushServiceBusy();
  }
}

class PushServiceBusy extends Error {}
