import { careProfileErasureAcknowledged } from '@careward/contracts/care-profile/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { SealingConfig } from '@careward/platform/app/environment';
import { BookmarksController, BookmarksRepository, bookmarkStore } from './bookmarks/bookmarks.js';
import { CareProfileController } from './care-profile/care-profile.controller.js';
import { CareProfileRepository, careProfileStore } from './care-profile/care-profile.repository.js';
import { RemoveRecipient, SaveProfile, SaveRecipient } from './care-profile/save-care-profile.js';
import { migrations } from './migrations.js';

/** What caregivers enter about themselves and those they care for, and the library topics that they saved. */
@Module({
  controllers: [CareProfileController, BookmarksController],
  providers: [CareProfileRepository, SaveProfile, SaveRecipient, RemoveRecipient, BookmarksRepository],
})
export class AppModule {
  static with(config: SealingConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'care-profile',
      config,
      migrations,
      aggregates: ['care_profiles'],
      erasure: { acknowledged: careProfileErasureAcknowledged },
      stores: { careProfiles: careProfileStore, bookmarks: bookmarkStore },
      impersonal: [],
    });
    return { module: AppModule, imports: [platform] };
  }
}
