import { JOBS_KEPT } from '@careward/contracts/discovery/limits';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Module } from '@nestjs/common';
import { FrontierRepository } from './crawl/frontier.repository.js';
import { JobRepository } from './jobs/job.repository.js';
import { CrawlQueue, RequestCrawl } from './jobs/request-crawl.js';
import { CrawledPageRepository } from './library/crawled-page.repository.js';
import { ListChanges, SourceStops } from './redis-channels.js';
import { SourceRepository } from './sources/source.repository.js';
import { wantedQuestionCollection } from './wanted/wanted-topics.js';

/**
 * None of them holds anything about a caregiver: an unanswered question leaves terms, without whose it was. What names an
 * admin, by id, is the audit of the sources and of the pages, which stays.
 */
export const impersonal: readonly ImpersonalCollection[] = [
  { collection: 'documents', retention: 'for ever' },
  { collection: 'versions', retention: 'for ever' },
  { collection: 'crawled_pages', retention: 'for ever' },
  { collection: 'sources', retention: 'for ever' },
  { collection: 'discovery_jobs', retention: { since: 'createdAt', keptMs: JOBS_KEPT } },
  { collection: 'crawl_frontier', retention: 'the service' },
  wantedQuestionCollection,
];

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
