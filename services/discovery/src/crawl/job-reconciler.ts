import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { CrawlQueue } from '../jobs/crawl-queue.js';
import { isOrphaned } from '../jobs/job.domain.js';
import { JobRepository } from '../jobs/job.repository.js';

/** Hands out again what no worker is at: Redis may have lost it, or its worker has died. */
@Injectable()
export class JobReconciler implements PeriodicTask {
  /** With the lease of a dead worker this makes less than ten seconds until another one goes on. */
  readonly everyMs = 2_000;
  readonly copies = 'all';

  constructor(
    private readonly jobs: JobRepository,
    private readonly queue: CrawlQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const job of await this.jobs.open()) if (isOrphaned(job, now)) await this.queue.add(job);
  }
}
