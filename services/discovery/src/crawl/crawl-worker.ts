import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { DiscoveryConfig } from '../config.js';
import { CRAWL_QUEUE, type CrawlTask } from '../jobs/crawl-queue.js';
import { RunCrawl } from './run-crawl.js';

/** Crawls at the same time. */
const CONCURRENCY = 3;

@Injectable()
export class CrawlWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: JobWorker | undefined;
  private readonly shutdown = new AbortController();

  constructor(
    private readonly runCrawl: RunCrawl,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<CrawlTask>(CRAWL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      redis: this.redis,
      concurrency: CONCURRENCY,
      // BullMQ hands out its signal only to a function with exactly three parameters.
      work: (job: Job<CrawlTask>, _token?: string, signal?: AbortSignal) => this.work(job, signal),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.worker?.close();
  }

  private work(job: Job<CrawlTask>, cancelled = this.shutdown.signal): Promise<void> {
    return this.runCrawl.execute(job.data, AbortSignal.any([cancelled, this.shutdown.signal]));
  }
}
