import { Module } from '@nestjs/common';
import { SourceStoreModule } from '../../sources/source-store.module.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { WithdrawOutdatedPage } from './withdraw-outdated-page.js';

/** What is stored of crawled pages: for service and worker. */
@Module({
  imports: [SourceStoreModule],
  providers: [CrawledPageRepository, WithdrawOutdatedPage],
  exports: [CrawledPageRepository, WithdrawOutdatedPage],
})
export class PageStoreModule {}
