import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { MAIL_QUEUE, type MailJob } from '../mail/mail-queue.js';
import { SendMail } from './send-mail.js';

const CONCURRENCY = 5;

@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly sendMail: SendMail,
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<MailJob>(MAIL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      redis: this.redis,
      concurrency: CONCURRENCY,
      work: (job) => this.work(job),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async work(job: Job<MailJob>): Promise<void> {
    const again = await this.sendMail.execute(job.data.mailId);
    if (!again) return;
    await job.moveToDelayed(again.getTime(), job.token);
    // Tells BullMQ that the job is not done.
    throw new DelayedError();
  }
}
