import { Module, type DynamicModule } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { DocumentsController } from './documents.controller.js';
import { ImportLibrary } from './import-library.js';
import { LibraryCache } from './library-cache.js';
import { LIBRARY_SEED, type LibrarySeed } from './library-seed.js';
import { LibraryVersionRepository } from './library-version.repository.js';
import { LibraryController } from './library.controller.js';
import { LibraryPagesModule } from './pages/library-pages.module.js';

@Module({
  imports: [LibraryPagesModule],
  controllers: [LibraryController, DocumentsController],
  providers: [DocumentRepository, LibraryVersionRepository, LibraryCache, ImportLibrary],
})
export class LibraryModule {
  static with(seed: () => Promise<LibrarySeed>): DynamicModule {
    return { module: LibraryModule, providers: [{ provide: LIBRARY_SEED, useFactory: seed }] };
  }
}
