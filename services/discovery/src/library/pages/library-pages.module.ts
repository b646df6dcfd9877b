import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { SourceStoreModule } from '../../sources/source-store.module.js';
import { LibraryPagesController } from './library-pages.controller.js';
import { PageIndexCache } from './page-index-cache.js';
import { PageStoreModule } from './page-store.module.js';
import { ReadPagePassages } from './read-page-passages.js';
import { WithheldPagesController } from './withheld-pages.controller.js';
import { WithdrawOutdatedPages } from './withdraw-outdated-pages.js';

/** The crawled pages of the library. */
@Module({
  imports: [PageStoreModule, SourceStoreModule],
  controllers: [LibraryPagesController, WithheldPagesController],
  providers: [
    ReadPagePassages,
    PageIndexCache,
    WithdrawOutdatedPages,
    runPeriodically(WithdrawOutdatedPages),
  ],
  exports: [ReadPagePassages],
})
export class LibraryPagesModule {}
