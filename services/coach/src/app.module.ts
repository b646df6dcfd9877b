import { coachErasureAcknowledged } from '@careward/contracts/coach/events';
import { handlerDeadlines } from '@careward/platform/http/deadline.interceptor';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { CareContextModule } from './care-context/care-context.module.js';
import { ChatModule } from './chat/chat.module.js';
import type { CoachConfig } from './config.js';
import { LibraryModule } from './library/library.module.js';
import { migrations } from './migrations.js';
import { PersonExportModule } from './person-export/person-export.module.js';
import { WantedModule } from './wanted/wanted.module.js';

const personalStores = {
  conversations: { collection: 'conversations', owner: 'owner' },
  exchanges: { collection: 'exchanges', owner: 'owner' },
  careContexts: { collection: 'care_contexts', owner: '_id' },
};

@Module({})
export class AppModule {
  static with(config: CoachConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for({
          service: 'coach',
          config,
          migrations,
          aggregates: ['exchanges'],
          deadlines: { ...handlerDeadlines, coach: handlerDeadlines.coach * config.COACH_TIMEOUT_FACTOR },
          erasure: { stores: personalStores, acknowledged: coachErasureAcknowledged },
        }),
        CareContextModule,
        LibraryModule,
        ChatModule,
        PersonExportModule,
        WantedModule,
      ],
    };
  }
}
