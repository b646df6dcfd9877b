import { CONFIG } from '@careward/platform/app/environment';
import { jobWorker } from '@careward/platform/jobs/job-queue';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, type Job, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerConfig } from '../config.js';
import { MAIL_QUEUE, type MailJob } from '../mail/mail-queue.js';
import { SendMail } from './send-mail.js';

const CONCURRENCY = 5;
/** How long a shutdown waits for mails that are being sent; another worker claims those that are not completed. */
const DRAIN_TIMEOUT_MS = 7_000;

@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<MailJob> | undefined;

  constructor(
    private readonly sendMail: SendMail,
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<MailJob>(MAIL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      concurrency: CONCURRENCY,
      work: (job) => this.work(job),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    // Closing waits for Redis, so without Redis it would never end.
    const force = this.redis.status !== 'ready';
    await Promise.race([this.worker?.close(force), wait(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private async work(job: Job<MailJob>): Promise<void> {
    const again = await this.sendMail.execute(job.data.mailId);
    if (!again) return;
    await job.moveToDelayed(again.getTime(), job.token);
    // Tells BullMQ that the job is not done.
    throw new DelayedError();
  }
}
