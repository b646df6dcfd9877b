import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { MailQueue } from '../mail/mail-queue.js';
import { MailRepository } from '../mail/mail.repository.js';

const BATCH_SIZE = 500;

/** Adds the jobs of unsettled mails again, since Redis may have lost them or been unreachable. */
@Injectable()
export class MailReconciler implements PeriodicTask {
  /** Somebody may be waiting for a mail that was requested while Redis was unreachable. */
  readonly everyMs = 5_000;
  readonly copies = 'all';

  constructor(
    private readonly mails: MailRepository,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { id, dueAt } of await this.mails.findUnsettled(BATCH_SIZE))
      await this.queue.add(id, dueAt.getTime() - now);
  }
}
