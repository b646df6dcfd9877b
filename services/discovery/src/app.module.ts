import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { impersonal, StorageModule } from './storage.module.js';
import type { DiscoveryConfig } from './config.js';
import { LIBRARY_SEED, type LibrarySeed, readSeed } from './library/library-seed.js';
import { migrations } from './migrations.js';
import { DocumentRepository, LibraryVersionRepository } from './library/document.repository.js';
import { ImportLibrary } from './library/import-library.js';
import { DocumentsController, LibraryController } from './library/library.controller.js';
import { LibraryPagesController } from './library/pages.controller.js';
import { JudgePages } from './library/judge-pages.js';
import { PageReviewsController } from './library/page-reviews.controller.js';
import { AcceptPages, ReviewPages } from './library/review-pages.js';
import { LibraryCache, PageIndexCache } from './library/search-caches.js';
import { WithdrawOutdatedPages } from './library/withdraw-outdated-pages.js';
import { JobList, JobsController, StopJob } from './jobs/jobs.controller.js';
import { AdminNames } from './sources/admin-names.js';
import { CreateSource, DecideSource } from './sources/change-source.js';
import { ShowSource, SourceList } from './sources/show-source.js';
import { SourcesController } from './sources/sources.controller.js';
import {
  CHANGING_LISTS,
  type ChangingList,
  DiscoveryStreamController,
  DiscoveryStreams,
} from './stream/discovery-streams.js';
import {
  OnQuestionUnanswered,
  WantedQuestionRepository,
  WantedTopicsController,
} from './wanted/wanted-topics.js';

/** The care library, what super admins do and see, and what the library had nothing on. The worker crawls. */
@Module({
  imports: [StorageModule],
  controllers: [
    LibraryController,
    DocumentsController,
    LibraryPagesController,
    PageReviewsController,
    SourcesController,
    JobsController,
    DiscoveryStreamController,
    OnQuestionUnanswered,
    WantedTopicsController,
  ],
  providers: [
    DocumentRepository,
    LibraryVersionRepository,
    LibraryCache,
    ImportLibrary,
    PageIndexCache,
    WithdrawOutdatedPages,
    runPeriodically(WithdrawOutdatedPages),
    JudgePages,
    runPeriodically(JudgePages),
    ReviewPages,
    AcceptPages,
    AdminNames,
    CreateSource,
    DecideSource,
    ShowSource,
    SourceList,
    JobList,
    StopJob,
    {
      provide: CHANGING_LISTS,
      inject: [SourceList, JobList],
      useFactory: (...lists: ChangingList[]) => lists,
    },
    DiscoveryStreams,
    runPeriodically(DiscoveryStreams),
    WantedQuestionRepository,
  ],
})
export class AppModule {
  static with(config: DiscoveryConfig, seed: () => Promise<LibrarySeed> = readSeed): DynamicModule {
    const platform = PlatformModule.for({
      service: 'discovery',
      config,
      migrations,
      aggregates: ['documents', 'crawled_pages'],
      erasure: { acknowledged: discoveryErasureAcknowledged },
      impersonal,
    });
    return {
      module: AppModule,
      imports: [platform],
      providers: [{ provide: LIBRARY_SEED, useFactory: seed }],
    };
  }
}
