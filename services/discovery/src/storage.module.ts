import { Module } from '@nestjs/common';
import { FrontierRepository } from './crawl/frontier.repository.js';
import { JobRepository } from './jobs/job.repository.js';
import { CrawlQueue, RequestCrawl } from './jobs/request-crawl.js';
import { CrawledPageRepository } from './library/crawled-page.repository.js';
import { ListChanges, SourceStops } from './redis-channels.js';
import { SourceRepository } from './sources/source.repository.js';

const shared = [
  SourceRepository,
  JobRepository,
  FrontierRepository,
  CrawledPageRepository,
  ListChanges,
  SourceStops,
  CrawlQueue,
  RequestCrawl,
];

/** What service and worker share: the collections, the queue of crawls, and the channels over Redis. */
@Module({ providers: shared, exports: shared })
export class StorageModule {}
