import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { ChangeList } from './change-list.js';
import { withFollowUp } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-list.repository.js';

/** Asks those again, a week later, whose last assessment had a high level. */
@Injectable()
export class FollowUpReconciler implements PeriodicTask {
  readonly everyMs = 60_000;
  readonly copies = 'one';

  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changeList: ChangeList,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const owner of await this.lists.dueOwners(now))
      await this.changeList.execute(owner, (list) => withFollowUp(list, newId(), now));
  }
}
