import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin.module.js';
import { impersonal } from './storage.module.js';
import type { DiscoveryConfig } from './config.js';
import { readSeed, type LibrarySeed } from './library/library-seed.js';
import { LibraryModule } from './library/library.module.js';
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
          aggregates: ['documents', 'crawled_pages'],
          erasure: { acknowledged: discoveryErasureAcknowledged },
          impersonal,
        }),
        LibraryModule.with(seed),
        AdminModule,
      ],
    };
  }
}
