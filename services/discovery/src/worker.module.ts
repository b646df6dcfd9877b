import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { DiscoveryConfig } from './config.js';
import { CrawlModule } from './crawl/crawl.module.js';
import { SourceChecksModule } from './sources/source-checks.module.js';
import { migrations } from './migrations.js';

/**
 * Crawls, in a process of its own. It holds no key to anything about people, and calls no other service. It publishes the
 * events of the pages that it keeps; what it leaves behind is swept by the service.
 */
@Module({})
export class WorkerModule {
  static with(config: DiscoveryConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.for({ service: 'discovery', config, migrations }),
        CrawlModule,
        SourceChecksModule,
      ],
    };
  }
}
