import {
  type Notification,
  readAllNotifications,
  type ReadAllNotifications,
} from '@careward/contracts/notifications/schemas';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Injectable, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type NotificationList,
  seenUpTo,
  type StoredNotification,
  toNotification,
  toNotifications,
  withRead,
} from './notification-list.domain.js';
import { NotificationListRepository } from './notification-lists.repository.js';
import { ChangeList } from './notify.js';
import { NotificationStreams } from './notification-streams.js';

/** Marks notifications read; what is read stays read. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changeList: ChangeList,
  ) {}

  async execute(owner: string, id: string): Promise<StoredNotification> {
    const { notifications } = await this.mark(owner, (list) => withRead(list, (each) => each.id === id));
    const marked = notifications.find((each) => each.id === id);
    if (!marked) throw notFound('notification');
    return marked;
  }

  /** Those after `newest` came while the call was on its way, so nobody has seen them. */
  async upTo(owner: string, newest: string | undefined): Promise<readonly StoredNotification[]> {
    const list = await this.mark(owner, (current) => withRead(current, seenUpTo(current, newest)));
    return list.notifications;
  }

  private async mark(
    owner: string,
    decide: (list: NotificationList) => NotificationList | null,
  ): Promise<NotificationList> {
    return (await this.changeList.execute(owner, decide)) ?? this.lists.find(owner);
  }
}

const AcceptLanguage = () => Headers('accept-language');

@Controller()
export class NotificationsController {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly markRead: MarkRead,
  ) {}

  @Route(notificationsRoutes.notifications)
  async list(
    @UserId() owner: string,
    @AcceptLanguage() acceptLanguage: string | undefined,
  ): Promise<Notification[]> {
    const { notifications } = await this.lists.find(owner);
    return toNotifications(notifications, preferredLanguage(acceptLanguage));
  }

  @Route(notificationsRoutes.readNotification)
  async read(
    @UserId() owner: string,
    @Param('id') id: string,
    @AcceptLanguage() acceptLanguage: string | undefined,
  ): Promise<Notification> {
    return toNotification(await this.markRead.execute(owner, id), preferredLanguage(acceptLanguage));
  }

  @Route(notificationsRoutes.readAllNotifications)
  async readAll(
    @UserId() owner: string,
    @Body({ schema: readAllNotifications }) { newest }: ReadAllNotifications,
    @AcceptLanguage() acceptLanguage: string | undefined,
  ): Promise<Notification[]> {
    return toNotifications(await this.markRead.upTo(owner, newest), preferredLanguage(acceptLanguage));
  }
}

@Controller()
export class NotificationStreamController {
  constructor(private readonly streams: NotificationStreams) {}

  @Route(notificationsRoutes.notificationStream)
  stream(
    @UserId() owner: string,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = preferredLanguage(acceptLanguage);
    return this.streams.open(reply, { owner, language, revision: revisionIn(lastEventId) });
  }
}

/** Anything that is not an id of ours counts as none: the reader then gets everything. */
const revisionIn = (lastEventId = ''): number | null =>
  /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
