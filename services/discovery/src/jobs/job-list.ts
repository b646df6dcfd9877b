import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { Injectable } from '@nestjs/common';
import type { ChangingList } from '../stream/discovery-streams.js';
import type { Job } from './job.domain.js';
import { JobRepository } from './job.repository.js';

/** The list of jobs as admins see it. */
@Injectable()
export class JobList implements ChangingList<'jobs'> {
  readonly key = 'jobs';

  constructor(private readonly jobs: JobRepository) {}

  async all(): Promise<DiscoveryJob[]> {
    return (await this.jobs.newest()).map(toDiscoveryJob);
  }

  async byIds(ids: readonly string[]): Promise<DiscoveryJob[]> {
    return (await this.jobs.byIds(ids)).map(toDiscoveryJob);
  }

  versions(): Promise<ReadonlyMap<string, number>> {
    return this.jobs.versions();
  }
}

export const toDiscoveryJob = (job: Job): DiscoveryJob => ({
  id: job.id,
  sourceId: job.sourceId,
  sourceName: job.sourceName,
  status: job.status,
  trigger: job.trigger,
  urlsDiscovered: job.counts.discovered,
  urlsProcessed: job.counts.processed,
  urlsSucceeded: job.counts.succeeded,
  progressPercent: job.progressPercent,
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
  version: job.version,
});
