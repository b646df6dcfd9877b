import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Module } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { Fetcher } from './fetcher.js';
import { userAgent } from './user-agent.js';

@Module({
  providers: [
    {
      provide: Fetcher,
      inject: [CONFIG, Resources],
      useFactory: (config: DiscoveryConfig, resources: Resources) => {
        const fetcher = new Fetcher({ userAgent: userAgent(config), allowed: config.CRAWL_ALLOW_HOSTS });
        resources.closeLast(() => fetcher.close());
        return fetcher;
      },
    },
  ],
  exports: [Fetcher],
})
export class FetchingModule {}
