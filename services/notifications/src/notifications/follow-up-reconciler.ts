import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { DAY, MINUTE } from '@careward/contracts/kernel/duration';
import { Injectable } from '@nestjs/common';
import { ChangeList } from './change-list.js';
import { withFollowUp } from './notification-list.domain.js';
import { type DueList, NotificationListRepository } from './notification-list.repository.js';

const BATCH_SIZE = 500;
/** A list that was claimed and not told is due again after twice that, then after ever longer waits. */
const LEASE = MINUTE;
const LONGEST_WAIT = DAY;

/** Asks those again, a week later, whose last assessment had a high level. */
@Injectable()
export class FollowUpReconciler implements PeriodicTask {
  readonly everyMs = 60_000;
  readonly copies = 'one';

  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changeList: ChangeList,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const due = await this.lists.due(now, BATCH_SIZE);
      for (const list of due) await this.ask(list, now);
      if (due.length < BATCH_SIZE) return;
    }
  }

  /** A list that cannot be opened waits longer each time, so that it keeps no place before the others. */
  private async ask(due: DueList, now: Date): Promise<void> {
    const wait = Math.min(LEASE * 2 ** (due.claims + 1), LONGEST_WAIT);
    if (!(await this.lists.claim(due, now, new Date(now.getTime() + wait)))) return;
    await this.changeList
      .execute(due.owner, (list) => withFollowUp(list, newId(), now))
      .catch((error: unknown) => this.log.error('follow-up not told', { userId: due.owner, error }));
  }
}
