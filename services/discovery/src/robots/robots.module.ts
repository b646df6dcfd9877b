import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Module } from '@nestjs/common';
import { userAgent, type DiscoveryConfig } from '../config.js';
import { Fetcher } from '../fetching/fetcher.js';
import { RobotsCache } from './robots-cache.js';

/** The way out of the main loop, which asks for robots.txt alone; StopGuard makes the requests of crawls. */
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
    RobotsCache,
  ],
  exports: [RobotsCache],
})
export class RobotsModule {}
