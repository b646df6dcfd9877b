import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenStreams } from './open-streams.js';

@Controller()
export class NotificationStreamController {
  constructor(private readonly streams: OpenStreams) {}

  @Route(notificationsRoutes.notificationStream)
  stream(
    @UserId() owner: string,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = preferredLanguage(acceptLanguage);
    return this.streams.open(owner, { reply, language, revision: revisionIn(lastEventId) });
  }
}

/** Anything that is not an id of ours counts as none: the reader then gets everything. */
const revisionIn = (lastEventId = ''): number | null =>
  /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
