import { Clock } from '@careward/platform/app/clock';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SourceRepository } from '../sources/source.repository.js';
import { CrawlQueue } from './crawl-queue.js';
import type { Job } from './job.domain.js';
import { JobRepository } from './job.repository.js';

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
