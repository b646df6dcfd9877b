import { personContact } from '@careward/contracts/identity/internal-calls';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import type { UnsubscribeResult } from '@careward/contracts/notifications/schemas';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Controller, Inject, Injectable, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.js';
import type { NotificationsConfig } from '../config.js';
import {
  newUnsubscribeToken,
  type UnsubscribeLink,
  UnsubscribeLinkRepository,
} from './unsubscribe-links.repository.js';
import {
  isDeliberate,
  notAsked,
  resultOf,
  unsubscribeAddresses,
  type UnsubscribeAddresses,
  type Unsubscription,
  unsubscribePage,
} from './unsubscribe.domain.js';

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
  async execute(token: string): Promise<Unsubscription | null> {
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

@Controller()
export class UnsubscribeController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Route(notificationsRoutes.unsubscribe)
  async fromPage(
    @Param('token') token: string,
    @Req() { method, headers }: FastifyRequest,
  ): Promise<UnsubscribeResult> {
    const language = preferredLanguage(headers['accept-language']);
    if (!isDeliberate(method, headers)) return notAsked(language);
    return resultOf(await this.unsubscribe.execute(token), language);
  }

  @Route(notificationsRoutes.oneClickUnsubscribe)
  async oneClick(@Param('token') token: string) {
    await this.unsubscribe.execute(token);
    return { success: true };
  }

  @Route(notificationsRoutes.oneClickPage)
  toPage(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('location', unsubscribePage(token));
  }
}
