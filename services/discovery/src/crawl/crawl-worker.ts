import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { DiscoveryConfig } from '../config.js';
import { CRAWL_QUEUE, CrawlQueue, type CrawlTask, RequestCrawl } from '../jobs/request-crawl.js';
import { isOrphaned } from '../jobs/job.domain.js';
import { JobRepository } from '../jobs/job.repository.js';
import { nextRunAt } from '../sources/source.domain.js';
import { type DueSource, SourceRepository } from '../sources/source.repository.js';
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

/** Requests the crawls that are due. One that has not ended yet when the next is due stays the only one. */
@Injectable()
export class CrawlScheduler implements PeriodicTask {
  readonly everyMs = 10_000;
  readonly copies = 'one';

  constructor(
    private readonly sources: SourceRepository,
    private readonly requestCrawl: RequestCrawl,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await attemptEach(await this.sources.dueSources(now, SOURCES_KEPT), (source) =>
      this.request(source, now),
    );
  }

  /** Put off after the job is made: a copy that dies in between leaves a job, or a source that is still due. */
  private async request({ id, crawlFrequency, dueAt, approvedAt }: DueSource, now: Date): Promise<void> {
    await this.requestCrawl.execute(id, 'schedule');
    await this.sources.claimDue(id, dueAt, nextRunAt(crawlFrequency, approvedAt, now));
  }
}

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
