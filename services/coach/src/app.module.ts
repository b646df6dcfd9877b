import { coachErasureAcknowledged } from '@careward/contracts/coach/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { handlerDeadlines } from '@careward/platform/http/deadline.interceptor';
import { type DynamicModule, Module } from '@nestjs/common';
import { ChatModule } from './chat/chat.module.js';
import type { CoachConfig } from './config.js';
import { migrations } from './migrations.js';

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
        ChatModule,
      ],
    };
  }
}
