import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import type { UnsubscribeResult } from '@careward/contracts/notifications/schemas';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDeliberate, notAsked, resultOf, unsubscribePage } from './unsubscribe.domain.js';
import { Unsubscribe } from './unsubscribe.js';

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
