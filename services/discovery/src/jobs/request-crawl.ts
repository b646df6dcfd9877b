import { randomUUID } from 'node:crypto';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { DiscoveryConfig } from '../config.js';
import { SourceRepository } from '../sources/source.repository.js';
import type { Job } from './job.domain.js';
import { JobRepository } from './job.repository.js';

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

@Injectable()
export class RequestCrawl {
  constructor(
    private readonly sources: SourceRepository,
    private readonly jobs: JobRepository,
    private readonly queue: CrawlQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** A new job of an approved source, or the one that has not ended yet. */
  async execute(sourceId: string, trigger: Job['trigger']): Promise<{ job: Job; isNew: boolean }> {
    const source = await this.sources.find(sourceId);
    if (!source) throw notFound('source');
    if (source.approvalStatus !== 'approved') throw notApproved();
    for (;;) {
      const job = newJob(source, trigger, this.clock.now());
      const isNew = await this.jobs.insert(job);
      const open = isNew ? job : await this.jobs.findOpen(sourceId);
      // The open job has just ended: now there is room for a new one.
      if (!open) continue;
      if (isNew) this.handOut(job);
      return { job: open, isNew };
    }
  }

  /** Not awaited: without Redis the job is enough, since the worker's reconciler hands it out. */
  private handOut(job: Job): void {
    this.queue
      .add(job)
      .catch((error: unknown) => this.log.warn('crawl not handed out', { jobId: job.id, error }));
  }
}

const newJob = (
  { id: sourceId, name: sourceName }: { id: string; name: string },
  trigger: Job['trigger'],
  now: Date,
): Job => ({
  id: randomUUID(),
  sourceId,
  sourceName,
  trigger,
  status: 'queued',
  counts: { discovered: 0, processed: 0, succeeded: 0 },
  progressPercent: 0,
  reason: null,
  createdAt: now,
  startedAt: null,
  endedAt: null,
  version: 1,
  token: 0,
  leaseUntil: null,
});

const notApproved = () =>
  new ProblemError({
    status: 409,
    code: 'source-not-approved',
    detail: 'This source is not approved. Please approve it before you crawl it.',
  });
