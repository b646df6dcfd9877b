import { Clock } from '@careward/platform/app/clock';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ListChanges } from './list-changes.js';
import type { NotificationKind } from './notification-kinds.js';
import { withNew } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-list.repository.js';

/** Tells a person something in the product, once for each id. Nobody is told anything after an erasure. */
@Injectable()
export class Notify {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changes: ListChanges,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, { id, kind }: { id: string; kind: NotificationKind }): Promise<void> {
    try {
      const now = this.clock.now();
      const changed = await this.lists.change(owner, (list) => withNew(list, { id, kind }, now));
      if (changed) this.changes.announce(owner);
    } catch (error) {
      if (!isAccountErased(error)) throw error;
    }
  }
}
