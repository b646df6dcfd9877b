import { personContact } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.repository.js';
import type { NotificationsConfig } from '../config.js';
import {
  newUnsubscribeToken,
  type UnsubscribeLink,
  UnsubscribeLinkRepository,
} from './unsubscribe-links.repository.js';
import { unsubscribeAddresses, type UnsubscribeAddresses, type Unsubscribed } from './unsubscribe.domain.js';

const stopping = {
  all: { emailNotifications: false },
  tips: { tipNotifications: false },
} as const;

/** Stops the mails that a link stands for, however often it is opened. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly links: UnsubscribeLinkRepository,
    private readonly settings: CommunicationSettingsRepository,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Null when no link has this token. */
  async execute(token: string): Promise<Unsubscribed | null> {
    const link = await this.links.find(token);
    if (!link) return null;
    const { emailType, owner } = link;
    const stands = await this.stop(link);
    return { emailType, email: stands ? await this.addressOf(owner) : null };
  }

  /** False when the account was deleted: then there is nothing to stop. */
  private async stop({ owner, emailType }: UnsubscribeLink): Promise<boolean> {
    try {
      await this.settings.change(owner, stopping[emailType]);
      return true;
    } catch (error) {
      if (isAccountErased(error)) return false;
      throw error;
    }
  }

  /** The mails are stopped, whether or not identity can say for which address. */
  private async addressOf(userId: string): Promise<string | null> {
    try {
      return (await this.services.ask(personContact, { params: { userId } }))?.address ?? null;
    } catch (error) {
      this.log.warn('address not asked', { error });
      return null;
    }
  }
}

/** Makes the link of one mail that can be unsubscribed from. The mail has its token, and nobody else. */
@Injectable()
export class MintUnsubscribeLink {
  constructor(
    private readonly links: UnsubscribeLinkRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async execute(link: UnsubscribeLink): Promise<UnsubscribeAddresses> {
    const token = newUnsubscribeToken();
    await this.links.add(token, link, this.clock.now());
    return unsubscribeAddresses(token, this.config.PUBLIC_URL);
  }
}
