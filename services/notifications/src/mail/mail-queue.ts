import { CONFIG } from '@careward/platform/app/environment';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationsConfig } from '../config.js';

export const MAIL_QUEUE = 'mail';
/** Redis holds an id and nothing else. */
export type MailJob = { mailId: string };

@Injectable()
export class MailQueue implements OnApplicationShutdown {
  private readonly queue: Queue<MailJob>;

  constructor(@Inject(CONFIG) config: NotificationsConfig) {
    this.queue = jobQueue<MailJob>(MAIL_QUEUE, config.REDIS_URL, config.REDIS_PREFIX);
  }

  /** Adds the mail's job, or does nothing when it is there. `wait` in milliseconds. */
  async add(mailId: string, wait = 0): Promise<void> {
    // A finished job must leave its id free: the mail's record decides whether there is more to do.
    const options = { jobId: mailId, delay: Math.max(0, wait), removeOnComplete: true, removeOnFail: true };
    await this.queue.add(MAIL_QUEUE, { mailId }, options);
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
