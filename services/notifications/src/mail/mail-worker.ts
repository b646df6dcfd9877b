import { CONFIG } from '@careward/platform/app/environment';
import { jobWorker } from '@careward/platform/jobs/job-queue';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, type Job, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerConfig } from '../config.js';
import { MAIL_QUEUE, type MailJob } from './mail-queue.js';
import { SendMail } from './send-mail.js';

const CONCURRENCY = 5;
/** How long mails in hand are waited for at the end; what is not settled then, another worker takes up. */
const DRAIN_TIMEOUT_MS = 7_000;

/** Takes the jobs as they become due. */
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
    // A worker that waits for Redis would wait for ever.
    const withoutRedis = this.redis.status !== 'ready';
    await Promise.race([this.worker?.close(withoutRedis), wait(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private async work(job: Job<MailJob>): Promise<void> {
    const again = await this.sendMail.execute(job.data.mailId);
    if (!again) return;
    await job.moveToDelayed(again.getTime(), job.token);
    // How BullMQ is told that the job goes on later.
    throw new DelayedError();
  }
}
