import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.js';
import { CountQuestions } from './count-questions.js';
import { FindTopics } from './find-topics.js';
import { LibraryChangeNotifier } from './library-change-notifier.js';
import { LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';
import { OnDocumentChanged } from './on-document-changed.js';
import { QuestionCountsSweeper } from './question-counts-sweeper.js';
import { QuestionCountsController } from './question-counts.controller.js';
import { QuestionCountsRepository } from './question-counts.repository.js';

@Module({
  imports: [ModelModule],
  controllers: [OnDocumentChanged, QuestionCountsController],
  providers: [
    LibraryRepository,
    LibraryChangeNotifier,
    LibraryIndexCache,
    FindTopics,
    QuestionCountsRepository,
    CountQuestions,
    QuestionCountsSweeper,
    runPeriodically(QuestionCountsSweeper),
  ],
  exports: [LibraryIndexCache, FindTopics, CountQuestions],
})
export class LibraryModule {}
