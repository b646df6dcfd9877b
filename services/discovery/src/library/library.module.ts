import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import { StorageModule } from '../storage.module.js';
import { DocumentRepository, LibraryVersionRepository } from './document.repository.js';
import { ImportLibrary } from './import-library.js';
import { LIBRARY_SEED, type LibrarySeed } from './library-seed.js';
import { DocumentsController, LibraryController } from './library.controller.js';
import { LibraryPagesController, WithheldPagesController } from './pages.controller.js';
import { LibraryCache, PageIndexCache } from './search-caches.js';
import { WithdrawOutdatedPages } from './withdraw-outdated-pages.js';

/** The care library: the topics of the seed, and the pages that crawls have kept. */
@Module({
  imports: [StorageModule],
  controllers: [LibraryController, DocumentsController, LibraryPagesController, WithheldPagesController],
  providers: [
    DocumentRepository,
    LibraryVersionRepository,
    LibraryCache,
    ImportLibrary,
    PageIndexCache,
    WithdrawOutdatedPages,
    runPeriodically(WithdrawOutdatedPages),
  ],
})
export class LibraryModule {
  static with(seed: () => Promise<LibrarySeed>): DynamicModule {
    return { module: LibraryModule, providers: [{ provide: LIBRARY_SEED, useFactory: seed }] };
  }
}
