import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { AnswerModule } from '../answering/answer.module.js';
import { FilesModule } from '../files/files.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ExtractTerms, QuestionTermsController } from '../library/question-terms.controller.js';
import { AnswerExchange, ConversationLock } from './answer-exchange.js';
import { AskCoach } from './ask-coach.js';
import { AttachFiles, AttachmentReconciler } from './attachments.js';
import { CareContextModule, CareContextReader, CareProfileEvents } from './care-context.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationsController } from './conversations.controller.js';
import {
  DeleteConversation,
  DeletionReconciler,
  ListConversations,
  StartConversation,
} from './conversations.js';
import { ExchangeReconciler } from './exchange-reconciler.js';
import { ExchangeRepository } from './exchange.repository.js';
import { ExportConversations } from './export-conversations.js';
import { GenerationLogRepository } from './generation-log.repository.js';
import { GenerationStreams } from './generation-streams.js';
import { GenerationsController } from './generations.controller.js';
import { Generations } from './generations.js';
import { GiveFeedback, ReadMessages } from './messages.js';
import { MessagesController } from './messages.controller.js';
import { SearchConversations, SearchedExchanges } from './search-conversations.js';
import { WithdrawnSources } from './withdrawn-sources.js';

/** The conversations: their messages and answers, their export, and the subjects that the library lacks. */
@Module({
  imports: [AnswerModule, CareContextModule, FilesModule, LibraryModule],
  controllers: [
    ConversationsController,
    MessagesController,
    GenerationsController,
    CareProfileEvents,
    QuestionTermsController,
  ],
  providers: [
    ConversationRepository,
    ListConversations,
    SearchedExchanges,
    SearchConversations,
    StartConversation,
    DeleteConversation,
    DeletionReconciler,
    runPeriodically(DeletionReconciler),
    ExchangeRepository,
    AskCoach,
    AttachFiles,
    AttachmentReconciler,
    runPeriodically(AttachmentReconciler),
    AnswerExchange,
    ConversationLock,
    GenerationLogRepository,
    Generations,
    GenerationStreams,
    runPeriodically(GenerationStreams),
    ReadMessages,
    WithdrawnSources,
    GiveFeedback,
    ExchangeReconciler,
    runPeriodically(ExchangeReconciler),
    CareContextReader,
    ExportConversations,
    ExtractTerms,
  ],
})
export class ChatModule {}
