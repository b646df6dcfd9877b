import { coachErasureAcknowledged } from '@careward/contracts/coach/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { handlerDeadlines } from '@careward/platform/http/deadline.interceptor';
import { type DynamicModule, Module } from '@nestjs/common';
import { careContextStore } from './chat/care-context.js';
import { ChatModule } from './chat/chat.module.js';
import { exchangeStore } from './chat/exchange.repository.js';
import { generationLogStore } from './chat/generation-log.repository.js';
import { conversationStore } from './chat/export-conversations.js';
import type { CoachConfig } from './config.js';
import { slowFilesCollection } from './files/reading/slow-files.repository.js';
import { fileStore } from './files/export-files.js';
import { libraryCollections } from './library/library.repository.js';
import { pageVectorsCollection } from './library/page-vectors.repository.js';
import { questionCountCollection } from './library/question-counts.js';
import { migrations } from './migrations.js';

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
          erasure: { acknowledged: coachErasureAcknowledged },
          stores: {
            conversations: conversationStore,
            exchanges: exchangeStore,
            generations: generationLogStore,
            careContexts: careContextStore,
            files: fileStore,
          },
          impersonal: [
            ...libraryCollections,
            pageVectorsCollection,
            questionCountCollection,
            slowFilesCollection,
          ],
        }),
        ChatModule,
      ],
    };
  }
}
