import { CONFIG } from '@careward/platform/config/environment';
import { jobWorker } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, type Job, type Worker } from 'bullmq';
import type { WorkerConfig } from '../config.js';
import { MAIL_QUEUE, type MailJob } from './mail-queue.js';
import { SendMail } from './send-mail.js';

const AT_ONCE = 5;

/** Takes the jobs as they become due. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<MailJob> | undefined;

  constructor(
    private readonly sendMail: SendMail,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<MailJob>(MAIL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      concurrency: AT_ONCE,
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
    // How BullMQ is told that the job goes on later.
    throw new DelayedError();
  }
}
