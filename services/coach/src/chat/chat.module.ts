import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { AnswerModule } from '../answer/answer.module.js';
import { CareContextModule } from '../care-context/care-context.module.js';
import { LibraryModule } from '../library/library.module.js';
import { AnswerExchange } from './answer-exchange.js';
import { AskCoach } from './ask-coach.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsController } from './conversations.controller.js';
import { DeleteConversation, DeletionReconciler } from './delete-conversation.js';
import { ExchangeReconciler } from './exchange-reconciler.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GiveFeedback } from './give-feedback.js';
import { ListConversations } from './list-conversations.js';
import { MessagesController } from './messages.controller.js';
import { OneGeneration } from './one-generation.js';
import { ReadMessages } from './read-messages.js';
import { StartConversation } from './start-conversation.js';
import { WithdrawnSources } from './withdrawn-sources.js';

@Module({
  imports: [AnswerModule, LibraryModule, CareContextModule],
  controllers: [ConversationsController, MessagesController],
  providers: [
    ConversationRepository,
    ListConversations,
    StartConversation,
    DeleteConversation,
    DeletionReconciler,
    runPeriodically(DeletionReconciler),
    ExchangeRepository,
    AskCoach,
    AnswerExchange,
    OneGeneration,
    ReadMessages,
    WithdrawnSources,
    GiveFeedback,
    ExchangeReconciler,
    runPeriodically(ExchangeReconciler),
  ],
  exports: [ConversationRepository, ExchangeRepository],
})
export class ChatModule {}
