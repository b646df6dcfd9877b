import { careProfileErasureAcknowledged } from '@careward/contracts/care-profile/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { CareContextController } from './care-profile/care-context.controller.js';
import { CareProfileRepository } from './care-profile/care-profile.repository.js';
import { ChangeProfile } from './care-profile/change-profile.js';
import { ProfileController } from './care-profile/profile.controller.js';
import { RecipientsController } from './care-profile/recipients.controller.js';
import { SaveProfile } from './care-profile/save-profile.js';
import { SaveRecipient } from './care-profile/save-recipient.js';
import type { CareProfileConfig } from './config.js';
import { migrations } from './migrations.js';
import { OnErasureRequested } from './erasure/on-erasure-requested.js';

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
            stores: { careProfiles: { collection: 'care_profiles', owner: '_id' } },
            acknowledged: careProfileErasureAcknowledged,
          },
        }),
      ],
      controllers: [ProfileController, RecipientsController, CareContextController, OnErasureRequested],
      providers: [CareProfileRepository, SaveProfile, ChangeProfile, SaveRecipient],
    };
  }
}
