import { coachErasureAcknowledged } from '@careward/contracts/events/erasure';
import { PlatformModule } from '@careward/platform/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { CareContextRepository } from './care-context/care-context.repository.js';
import { OnProfileUpdated } from './care-context/on-profile-updated.js';
import { OnRecipientChanged } from './care-context/on-recipient-changed.js';
import { RefreshCareContext } from './care-context/refresh-care-context.js';
import type { CoachConfig } from './config.js';
import { ConversationRepository } from './conversations/conversation.repository.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { DeleteConversation } from './conversations/delete-conversation.js';
import { ListConversations } from './conversations/list-conversations.js';
import { StartConversation } from './conversations/start-conversation.js';
import { OnErasureRequested } from './erasure/on-erasure-requested.js';
import { AskCoach } from './exchanges/ask-coach.js';
import { CompleteExchange } from './exchanges/complete-exchange.js';
import { ExchangeRepository } from './exchanges/exchange.repository.js';
import { MessagesController } from './exchanges/messages.controller.js';
import { ReadMessages } from './exchanges/read-messages.js';
import { LibraryCopy } from './library/library-copy.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryWake } from './library/library-wake.js';
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
        OnErasureRequested,
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
        LibraryWake,
        LibraryCopy,
        CareContextRepository,
        RefreshCareContext,
      ],
    };
  }
}
