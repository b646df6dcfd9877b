import { MAILS_KEPT } from '@careward/contracts/notifications/limits';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { MailRepository } from '../mail/mail.repository.js';

/** Deletes the records of mails that were settled long ago. */
@Injectable()
export class MailSweeper implements PeriodicTask {
  readonly everyMs = 10 * 60_000;
  readonly copies = 'one';

  constructor(
    private readonly mails: MailRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const mails = await this.mails.deleteSettled(new Date(this.clock.now().getTime() - MAILS_KEPT));
    this.log.info('swept', { mails });
  }
}
