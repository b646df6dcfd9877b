import { careProfileErasureAcknowledged } from '@careward/contracts/care-profile/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import { bookmarkStore } from './bookmarks/bookmarks.repository.js';
import { careProfileStore } from './care-profile/care-profile.repository.js';
import { CareProfileModule } from './care-profile/care-profile.module.js';
import type { CareProfileConfig } from './config.js';
import { migrations } from './migrations.js';

@Module({})
export class AppModule {
  static with(config: CareProfileConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for({
          service: 'care-profile',
          config,
          migrations,
          aggregates: ['care_profiles'],
          erasure: {
            stores: { careProfiles: careProfileStore, bookmarks: bookmarkStore },
            acknowledged: careProfileErasureAcknowledged,
          },
          impersonal: [],
        }),
        CareProfileModule,
        BookmarksModule,
      ],
    };
  }
}
