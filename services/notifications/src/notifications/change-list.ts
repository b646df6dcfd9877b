import { isAccountErased } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { PushQueue } from '../push/push-queue.js';
import { ListChanges } from './list-changes.js';
import { emptyList, toldSince, type NotificationList } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-list.repository.js';

/** Changes a person's list, tells all copies, and has their devices show what is new. Null when nothing changed; an erased person is told nothing any more. */
@Injectable()
export class ChangeList {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changes: ListChanges,
    private readonly pushQueue: PushQueue,
  ) {}

  async execute(
    owner: string,
    decide: (list: NotificationList) => NotificationList | null,
  ): Promise<NotificationList | null> {
    try {
      let before = emptyList;
      const changed = await this.lists.change(owner, (list) => decide((before = list)));
      if (!changed) return null;
      this.changes.announce(owner);
      for (const id of toldSince(before, changed)) this.pushQueue.add(owner, id);
      return changed;
    } catch (error) {
      if (isAccountErased(error)) return null;
      throw error;
    }
  }
}
