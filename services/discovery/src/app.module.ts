import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { DiscoveryConfig } from './config.js';
import { OnErasureRequested } from './erasure/on-erasure-requested.js';
import { DocumentRepository } from './library/document.repository.js';
import { ImportLibrary } from './library/import-library.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryCache } from './library/library-cache.js';
import { librarySeed, readSeed, type LibrarySeed } from './library/library-seed.js';
import { LibraryVersionRepository } from './library/library-version.repository.js';
import { PassagesController } from './library/passages.controller.js';
import { migrations } from './migrations.js';

@Module({})
export class AppModule {
  static with(config: DiscoveryConfig, seed: () => Promise<LibrarySeed> = readSeed): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for({
          service: 'discovery',
          config,
          migrations,
          aggregates: ['documents'],
          // Nothing here belongs to a caregiver.
          erasure: { stores: {}, acknowledged: discoveryErasureAcknowledged },
        }),
      ],
      controllers: [LibraryController, PassagesController, OnErasureRequested],
      providers: [
        DocumentRepository,
        LibraryVersionRepository,
        LibraryCache,
        ImportLibrary,
        { provide: librarySeed, useFactory: seed },
      ],
    };
  }
}
