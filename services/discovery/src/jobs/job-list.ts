import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { Injectable } from '@nestjs/common';
import type { ChangingList } from '../stream/changing-list.js';
import { toDiscoveryJob } from './job.mapper.js';
import { JobRepository } from './job.repository.js';

/** The list of jobs as admins see it. */
@Injectable()
export class JobList implements ChangingList<'jobs'> {
  readonly key = 'jobs';

  constructor(private readonly jobs: JobRepository) {}

  async all(): Promise<DiscoveryJob[]> {
    return (await this.jobs.newest()).map(toDiscoveryJob);
  }

  async these(ids: readonly string[]): Promise<DiscoveryJob[]> {
    return (await this.jobs.these(ids)).map(toDiscoveryJob);
  }

  versions(): Promise<ReadonlyMap<string, number>> {
    return this.jobs.versions();
  }
}
