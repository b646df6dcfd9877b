import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ended, type Job } from './job.domain.js';
import { JobRepository } from './job.repository.js';

@Injectable()
export class StopJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** Its worker notices that the job is not running any more. One that has ended stays as it is. */
  async execute(id: string): Promise<Job> {
    const stopped = await this.jobs.change(id, (job) =>
      ended(job, { status: 'stopped', reason: 'stopped-by-admin' }, this.clock.now()),
    );
    const job = stopped ?? (await this.jobs.find(id));
    if (!job) throw notFound('job');
    return job;
  }
}
