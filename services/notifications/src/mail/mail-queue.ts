import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationsConfig } from '../config.js';
import type { MailRequest } from './mail.domain.js';
import { MailRepository } from './mails.repository.js';

export const MAIL_QUEUE = 'mail';
/** The id only: nothing personal goes to Redis. */
export type MailJob = { mailId: string };

@Injectable()
export class MailQueue implements OnApplicationShutdown {
  private readonly queue: Queue<MailJob>;

  constructor(@Inject(CONFIG) config: NotificationsConfig) {
    this.queue = jobQueue<MailJob>(MAIL_QUEUE, config.REDIS_URL, config.REDIS_PREFIX);
  }

  /** Adds the mail's job unless it is there. `delay` in milliseconds. */
  async add(mailId: string, delay = 0): Promise<void> {
    // A finished job must free its id, so that the job can be added again.
    const options = { jobId: mailId, delay: Math.max(0, delay), removeOnComplete: true, removeOnFail: true };
    await this.queue.add(MAIL_QUEUE, { mailId }, options);
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}

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
