import { DAY, MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { isAccountErased } from '@careward/platform/http/problem-error';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { PushQueue } from '../push/push-queue.js';
import type { NotificationKind } from './kinds.js';
import {
  emptyList,
  type NotificationList,
  toldSince,
  withFollowUp,
  withNew,
} from './notification-list.domain.js';
import { type DueList, NotificationListRepository } from './notification-lists.repository.js';

/** Tells all copies whose list changed. A message may get lost: streams also look by themselves. */
@Injectable()
export class NotificationChanges extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}notifications.changed`);
  }

  onChange(listener: (owner: string) => void): void {
    this.onMessage(listener);
  }

  announce(owner: string): void {
    void this.publish(owner);
  }
}

/**
 * Changes a person's list, tells all copies, and has their devices show what is new. Null when nothing changed; an erased
 * person is told nothing any more.
 */
@Injectable()
export class ChangeList {
  constructor(
    private readonly lists: NotificationListRepository,
    private readonly changes: NotificationChanges,
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
