import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { MailRepository } from './mail.repository.js';
import type { MailRequest } from './mail.domain.js';

@Injectable()
export class RequestMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(mail: MailRequest): Promise<void> {
    await this.mails.add(mail, this.clock.now());
    // Not awaited: without Redis the record is enough, since the worker's reconciler adds the job.
    this.queue
      .add(mail.id)
      .catch((error: unknown) => this.log.warn('mail job not added', { mailId: mail.id, error }));
  }
}
