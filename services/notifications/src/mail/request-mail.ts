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
    await this.mails.request(mail, this.clock.now());
    // Not waited for: while Redis is away the record is enough, and the worker's reconciler finds it.
    this.queue
      .add(mail.id)
      .catch((error: unknown) => this.log.warn('mail waits', { mailId: mail.id, error }));
  }
}
