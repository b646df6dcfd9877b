import { Module } from '@nestjs/common';
import { FrontierRepository } from '../crawl/frontier.repository.js';
import { SourceStoreModule } from '../sources/source-store.module.js';
import { ListChangesModule } from '../stream/list-changes.module.js';
import { CrawlQueue } from './crawl-queue.js';
import { JobList } from './job-list.js';
import { JobRepository } from './job.repository.js';
import { JobsController } from './jobs.controller.js';
import { RequestCrawl } from './request-crawl.js';
import { StopJob } from './stop-job.js';

/** The crawls of the sources: their records, the queue to the workers, and what an administrator does with them. */
@Module({
  imports: [SourceStoreModule, ListChangesModule],
  controllers: [JobsController],
  providers: [JobRepository, JobList, FrontierRepository, CrawlQueue, RequestCrawl, StopJob],
  exports: [JobRepository, JobList, FrontierRepository, CrawlQueue, RequestCrawl],
})
export class JobsModule {}
