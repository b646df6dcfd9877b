import { Clock } from '@careward/platform/app/clock';
import { isAccountErased } from '@careward/platform/http/problem-error';
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

  /** About an erased person no mail is asked for any more. */
  async execute(mail: MailRequest): Promise<void> {
    try {
      await this.mails.add(mail, this.clock.now());
    } catch (error) {
      if (isAccountErased(error)) return;
      throw error;
    }
    // Not awaited: without Redis the record is enough, since the worker's reconciler adds the job.
    this.queue
      .add(mail.id)
      .catch((error: unknown) => this.log.warn('mail job not added', { mailId: mail.id, error }));
  }
}
