import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { ChangeList } from './change-list.js';
import type { NotificationKind } from './notification-kinds.js';
import { withNew } from './notification-list.domain.js';

/** Tells a person something in the product, once for each id. */
@Injectable()
export class Notify {
  constructor(
    private readonly changeList: ChangeList,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, { id, kind }: { id: string; kind: NotificationKind }): Promise<void> {
    const now = this.clock.now();
    await this.changeList.execute(owner, (list) => withNew(list, { id, kind }, now));
  }
}
