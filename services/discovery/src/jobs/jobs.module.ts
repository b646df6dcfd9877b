import { Module } from '@nestjs/common';
import { FrontierRepository } from '../crawl/frontier.repository.js';
import { CrawlQueue } from './crawl-queue.js';
import { JobRepository } from './job.repository.js';
import { JobsController } from './jobs.controller.js';
import { RequestCrawl } from './request-crawl.js';
import { StopJob } from './stop-job.js';

/** The crawls of the sources: their records, the queue to the workers, and what an administrator does with them. */
@Module({
  controllers: [JobsController],
  providers: [JobRepository, FrontierRepository, CrawlQueue, RequestCrawl, StopJob],
  exports: [JobRepository, FrontierRepository, CrawlQueue, RequestCrawl],
})
export class JobsModule {}
