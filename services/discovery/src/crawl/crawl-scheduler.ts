import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { RequestCrawl } from '../jobs/request-crawl.js';
import { nextRunAt } from '../sources/schedule.domain.js';
import type { Source } from '../sources/source.domain.js';
import { SourceRepository } from '../sources/source.repository.js';

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
    for (const source of await this.sources.dueSources(now, SOURCES_KEPT)) await this.request(source, now);
  }

  /** Put off after the job is made: a copy that dies in between leaves a job, or a source that is still due. */
  private async request({ id, crawlFrequency, nextRunAt: dueAt }: Source, now: Date): Promise<void> {
    if (!dueAt) return;
    await this.requestCrawl.execute(id, 'schedule');
    await this.sources.claimDue(id, dueAt, nextRunAt(crawlFrequency, dueAt, now));
  }
}
