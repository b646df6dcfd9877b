import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { MailRepository } from './mail.repository.js';

const BATCH_SIZE = 500;

/** Gives unsettled mails their jobs back: Redis may have lost them, or been away when they were due. */
@Injectable()
export class MailReconciler implements PeriodicTask {
  /** Somebody is waiting for the mail that Redis was away for. */
  readonly everyMs = 5_000;
  readonly copies = 'all';

  constructor(
    private readonly mails: MailRepository,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { id, dueAt } of await this.mails.unsettled(BATCH_SIZE))
      await this.queue.add(id, dueAt.getTime() - now);
  }
}
