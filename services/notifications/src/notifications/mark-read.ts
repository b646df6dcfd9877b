import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ChangeList } from './change-list.js';
import {
  seenUpTo,
  withRead,
  type NotificationList,
  type StoredNotification,
} from './notification-list.domain.js';
import { NotificationListRepository } from './notification-list.repository.js';

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
