import { isAccountErased } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ListChanges } from './list-changes.js';
import type { NotificationList } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-list.repository.js';

/** Changes a person's list and tells all copies. Null when nothing changed; an erased person is told nothing any more. */
@Injectable()
export class ChangeList {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changes: ListChanges,
  ) {}

  async execute(
    owner: string,
    decide: (list: NotificationList) => NotificationList | null,
  ): Promise<NotificationList | null> {
    try {
      const changed = await this.lists.change(owner, decide);
      if (changed) this.changes.announce(owner);
      return changed;
    } catch (error) {
      if (isAccountErased(error)) return null;
      throw error;
    }
  }
}
