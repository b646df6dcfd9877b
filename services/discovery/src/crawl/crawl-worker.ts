import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryConfig } from '../config.js';
import { CRAWL_QUEUE, type CrawlTask } from '../jobs/crawl-queue.js';
import { RunCrawl } from './run-crawl.js';

/** Crawls at the same time. */
const CONCURRENCY = 3;
/** How long a shutdown waits for runs to leave their jobs; another worker takes over what is left anyway. */
const DRAIN_TIMEOUT_MS = 5_000;

@Injectable()
export class CrawlWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<CrawlTask> | undefined;
  private readonly shutdown = new AbortController();

  constructor(
    private readonly runCrawl: RunCrawl,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<CrawlTask>(CRAWL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      concurrency: CONCURRENCY,
      // BullMQ hands out its signal only to a function with exactly three parameters.
      work: (job: Job<CrawlTask>, _token?: string, signal?: AbortSignal) => this.work(job, signal),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    // Closing waits for Redis, so without Redis it would never end.
    const force = this.redis.status !== 'ready';
    await Promise.race([this.worker?.close(force), wait(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private work(job: Job<CrawlTask>, cancelled = this.shutdown.signal): Promise<void> {
    return this.runCrawl.execute(job.data, AbortSignal.any([cancelled, this.shutdown.signal]));
  }
}
