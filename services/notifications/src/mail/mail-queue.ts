import { CONFIG } from '@careward/platform/app/environment';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationsConfig } from '../config.js';

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
