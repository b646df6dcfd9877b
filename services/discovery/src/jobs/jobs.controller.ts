import type { DiscoveryJob, DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, HttpStatus, Injectable, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FrontierRepository } from '../crawl/frontier.repository.js';
import type { ChangingList } from '../stream/discovery-streams.js';
import { ended, type Job } from './job.domain.js';
import { JobRepository } from './job.repository.js';
import { RequestCrawl } from './request-crawl.js';

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

@Controller()
export class JobsController {
  constructor(
    private readonly list: JobList,
    private readonly jobs: JobRepository,
    private readonly frontier: FrontierRepository,
    private readonly requestCrawl: RequestCrawl,
    private readonly stopJob: StopJob,
  ) {}

  @Route(discoveryRoutes.jobs)
  newest(): Promise<DiscoveryJob[]> {
    return this.list.all();
  }

  @Route(discoveryRoutes.crawlSource)
  async crawl(
    @Param('id') sourceId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DiscoveryJob> {
    const { job, isNew } = await this.requestCrawl.execute(sourceId, 'admin');
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return toDiscoveryJob(job);
  }

  @Route(discoveryRoutes.job)
  async read(@Param('id') id: string): Promise<DiscoveryJobDetail> {
    const job = await this.jobs.find(id);
    if (!job) throw notFound('job');
    return { ...toDiscoveryJob(job), reason: job.reason, ...(await this.frontier.refused(id)) };
  }

  @Route(discoveryRoutes.stopJob)
  async stop(@Param('id') id: string): Promise<DiscoveryJob> {
    return toDiscoveryJob(await this.stopJob.execute(id));
  }
}
