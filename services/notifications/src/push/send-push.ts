import { personContact } from '@careward/contracts/identity/internal-calls';
import { PUSH_TTL } from '@careward/contracts/notifications/limits';
import type { PushMessage, PushSubscription } from '@careward/contracts/notifications/schemas';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import webPush from 'web-push';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.js';
import type { WorkerConfig } from '../config.js';
import { languageOf } from '../delivery/templates/mail-content.js';
import { NotificationListRepository } from '../notifications/notification-lists.repository.js';
import { LivePushDevices } from './live-push-devices.js';
import { PUSH_QUEUE, type PushJob } from './push-queue.js';
import { PushSubscriptionRepository } from './push-subscriptions.repository.js';
import { pushMessageOf } from './push.domain.js';

const TIMEOUT_MS = 10_000;

/** `gone`: the browser is not subscribed any more. `later`: the push service could not take it now. */
type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Gives messages to the push services of browsers, encrypted for the device (RFC 8291) and signed by us (RFC 8292). */
@Injectable()
export class PushService {
  private readonly vapidDetails: { subject: string; publicKey: string; privateKey: string } | null;

  constructor(
    @Inject(CONFIG) config: WorkerConfig,
    private readonly log: Log,
  ) {
    const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, SUPPORT_EMAIL } = config;
    this.vapidDetails =
      publicKey && privateKey ? { subject: `mailto:${SUPPORT_EMAIL}`, publicKey, privateKey } : null;
  }

  get isConfigured(): boolean {
    return this.vapidDetails !== null;
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    if (!this.vapidDetails) return 'refused';
    // Replaces the same message that is still waiting there, so that a repeated attempt shows nothing twice.
    const topic = message.id.replaceAll('-', '');
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      { vapidDetails: this.vapidDetails, TTL: PUSH_TTL, topic },
    );
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const { status } = await fetch(endpoint, { method, headers, body, redirect: 'error', signal });
      const outcome = outcomeOf(status);
      if (outcome === 'refused') this.log.warn('push refused', { status });
      return outcome;
    } catch (error) {
      this.log.warn('push service not reached', { error });
      return 'later';
    }
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * Shows a notification on its person's devices whose sessions are alive, if they want that at this moment and have not
 * read it yet.
 */
@Injectable()
export class SendPush {
  constructor(
    private readonly settings: CommunicationSettingsRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly liveDevices: LivePushDevices,
    private readonly lists: NotificationListRepository,
    private readonly services: ServiceClient,
    private readonly pushService: PushService,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Throws when a push service wants to be asked again. */
  async execute({ owner, notificationId }: PushJob): Promise<void> {
    if (!this.pushService.isConfigured) return;
    const { pushNotifications } = await this.settings.find(owner);
    const devices = pushNotifications ? await this.liveDevices.of(owner) : [];
    if (devices.length === 0) return;
    const { notifications } = await this.lists.find(owner);
    const notification = notifications.find(({ id, read }) => id === notificationId && !read);
    const contact = notification && (await this.services.ask(personContact, { params: { userId: owner } }));
    if (!notification || !contact) return;

    const message = pushMessageOf(notification, languageOf(contact.locale), this.config.BRAND_NAME);
    const outcomes = await Promise.all(
      devices.map(({ subscription }) => this.pushService.send(subscription, message)),
    );
    await this.subscriptions.remove(
      owner,
      devices.filter((_, at) => outcomes[at] === 'gone'),
    );
    if (outcomes.includes('later')) throw new PushServiceBusy();
  }
}

class PushServiceBusy extends Error {}

const CONCURRENCY = 5;

@Injectable()
export class PushWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly sendPush: SendPush,
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<PushJob>(PUSH_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      redis: this.redis,
      concurrency: CONCURRENCY,
      work: ({ data }) => this.sendPush.execute(data),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }
}
