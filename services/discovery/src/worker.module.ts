import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import { impersonal, StorageModule } from './storage.module.js';
import type { DiscoveryConfig } from './config.js';
import { CrawlWatch } from './crawl/crawl-watch.js';
import { CrawlScheduler, CrawlWorker, JobReconciler } from './crawl/crawl-worker.js';
import { FetchPage } from './crawl/fetch-page.js';
import { FollowLinks, SeedFrontier } from './crawl/fill-frontier.js';
import { FrontierSweeper } from './crawl/frontier.repository.js';
import { RunCrawl } from './crawl/run-crawl.js';
import { ApprovalCheck, StopGuard } from './crawl/stop-guard.js';
import { TakePage } from './crawl/take-page.js';
import { HostRateLimiter, ThrottledFetcher } from './crawl/throttled-fetcher.js';
import { PageStore } from './library/page-store.js';
import { migrations } from './migrations.js';
import { PageReader } from './pages/page-reader.js';
import { RobotsModule } from './robots/robots-cache.js';
import { CheckSources } from './sources/check-sources.js';

/**
 * Crawls approved sources and looks at new ones, in a process of its own: only it asks other people's servers. It holds no
 * key to anything about people, and calls no other service. It publishes the events of the pages that it keeps; what it
 * leaves behind is swept by the service.
 */
@Module({
  providers: [
    CrawlWorker,
    CrawlScheduler,
    runPeriodically(CrawlScheduler),
    JobReconciler,
    runPeriodically(JobReconciler),
    RunCrawl,
    CrawlWatch,
    StopGuard,
    ApprovalCheck,
    SeedFrontier,
    FetchPage,
    ThrottledFetcher,
    HostRateLimiter,
    PageReader,
    TakePage,
    FollowLinks,
    PageStore,
    FrontierSweeper,
    runPeriodically(FrontierSweeper),
    CheckSources,
    runPeriodically(CheckSources),
  ],
})
export class WorkerModule {
  static with(config: DiscoveryConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.for({
          service: 'discovery',
          role: 'discovery-worker',
          config,
          migrations,
          impersonal,
        }),
        StorageModule,
        RobotsModule,
      ],
    };
  }
}
