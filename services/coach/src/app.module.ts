import { coachErasureAcknowledged } from '@careward/contracts/coach/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { CareContextRepository } from './care-context/care-context.repository.js';
import { OnProfileUpdated } from './care-context/on-profile-updated.js';
import { OnRecipientChanged } from './care-context/on-recipient-changed.js';
import { RefreshCareContext } from './care-context/refresh-care-context.js';
import type { CoachConfig } from './config.js';
import { ConversationRepository } from './chat/conversation.repository.js';
import { ConversationsController } from './chat/conversations.controller.js';
import { DeleteConversation } from './chat/delete-conversation.js';
import { ListConversations } from './chat/list-conversations.js';
import { StartConversation } from './chat/start-conversation.js';
import { AskCoach } from './chat/ask-coach.js';
import { CompleteExchange } from './chat/complete-exchange.js';
import { ExchangeRepository } from './chat/exchange.repository.js';
import { MessagesController } from './chat/messages.controller.js';
import { ReadMessages } from './chat/read-messages.js';
import { LibraryIndexCache } from './library/library-index-cache.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryChangeNotifier } from './library/library-change-notifier.js';
import { OnDocumentPublished } from './library/on-document-published.js';
import { OnDocumentWithdrawn } from './library/on-document-withdrawn.js';
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
          erasure: { stores: personalStores, acknowledged: coachErasureAcknowledged },
        }),
      ],
      controllers: [
        ConversationsController,
        MessagesController,
        OnDocumentPublished,
        OnDocumentWithdrawn,
        OnProfileUpdated,
        OnRecipientChanged,
      ],
      providers: [
        ConversationRepository,
        ListConversations,
        StartConversation,
        DeleteConversation,
        ExchangeRepository,
        AskCoach,
        CompleteExchange,
        ReadMessages,
        LibraryRepository,
        LibraryChangeNotifier,
        LibraryIndexCache,
        CareContextRepository,
        RefreshCareContext,
      ],
    };
  }
}
