import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module.js';
import { PageStoreModule } from '../library/pages/page-store.module.js';
import { PublishPages } from '../library/pages/publish-pages.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RobotsModule } from '../robots/robots.module.js';
import { SourceStoreModule } from '../sources/source-store.module.js';
import { ReadPages } from '../pages/read-pages.js';
import { AdmitUrl } from './admit-url.js';
import { ApprovalCheck } from './approval-check.js';
import { AskPolitely } from './ask-politely.js';
import { CrawlScheduler } from './crawl-scheduler.js';
import { CrawlWatch } from './crawl-watch.js';
import { CrawlWorker } from './crawl-worker.js';
import { FetchPage } from './fetch-page.js';
import { FollowLinks } from './follow-links.js';
import { FrontierSweeper } from './frontier-sweeper.js';
import { HostTurns } from './host-turns.js';
import { JobReconciler } from './job-reconciler.js';
import { KeepPage } from './keep-page.js';
import { RunCrawl } from './run-crawl.js';
import { SeedFrontier } from './seed-frontier.js';
import { StopGuard } from './stop-guard.js';
import { TakePage } from './take-page.js';

/** Crawls approved sources. */
@Module({
  imports: [JobsModule, SourceStoreModule, PageStoreModule, FetchingModule, RobotsModule],
  providers: [
    { provide: KeepPage, useClass: PublishPages },
    ReadPages,
    HostTurns,
    AdmitUrl,
    ApprovalCheck,
    AskPolitely,
    SeedFrontier,
    FollowLinks,
    FetchPage,
    TakePage,
    StopGuard,
    CrawlWatch,
    RunCrawl,
    CrawlWorker,
    JobReconciler,
    runPeriodically(JobReconciler),
    CrawlScheduler,
    runPeriodically(CrawlScheduler),
    FrontierSweeper,
    runPeriodically(FrontierSweeper),
  ],
})
export class CrawlModule {}
