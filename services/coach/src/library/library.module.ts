import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { DocumentEvents } from './document-events.js';
import { EmbedPages } from './embed-pages.js';
import { LibraryChangeNotifier, LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';
import { PageVectorsRepository } from './page-vectors.repository.js';
import { QuestionCountsController } from './question-counts.controller.js';
import {
  CountQuestions,
  QuestionCountsRepository,
  QuestionCountsSweeper,
} from './question-counts.repository.js';

@Module({
  controllers: [DocumentEvents, QuestionCountsController],
  providers: [
    LibraryRepository,
    PageVectorsRepository,
    LibraryChangeNotifier,
    LibraryIndexCache,
    EmbedPages,
    runPeriodically(EmbedPages),
    QuestionCountsRepository,
    CountQuestions,
    QuestionCountsSweeper,
    runPeriodically(QuestionCountsSweeper),
  ],
  exports: [LibraryIndexCache, CountQuestions],
})
export class LibraryModule {}
