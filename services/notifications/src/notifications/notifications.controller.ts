import {
  readAllNotifications,
  type Notification,
  type ReadAllNotifications,
} from '@careward/contracts/notifications/notification';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Param } from '@nestjs/common';
import { MarkRead } from './mark-read.js';
import { toNotification, toNotifications } from './notification.mapper.js';
import { NotificationListRepository } from './notification-list.repository.js';

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
