import { CONFIG } from '@careward/platform/app/environment';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DiscoveryConfig } from '../config.js';
import type { Job } from './job.domain.js';

export const CRAWL_QUEUE = 'discovery-crawl';
/** `token` is the job's newest when this was added. */
export type CrawlTask = { jobId: string; token: number };

@Injectable()
export class CrawlQueue implements OnApplicationShutdown {
  private readonly queue: Queue<CrawlTask>;

  constructor(@Inject(CONFIG) config: DiscoveryConfig) {
    this.queue = jobQueue<CrawlTask>(CRAWL_QUEUE, config.REDIS_URL, config.REDIS_PREFIX);
  }

  /** Hands the job to a worker, once for each of its tokens: work that a dead worker left is not there any more. */
  async add({ id, token }: Pick<Job, 'id' | 'token'>): Promise<void> {
    const task = { jobId: id, token };
    // A finished task must free its id, so that it can be added again.
    await this.queue.add(CRAWL_QUEUE, task, {
      jobId: `${id}.${token}`,
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
