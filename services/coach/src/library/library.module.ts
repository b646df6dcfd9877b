import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { Module } from '@nestjs/common';
import { openEncoder } from '../encoder/open-encoder.js';
import { SENTENCE_ENCODER } from '../encoder/sentence-encoder.js';
import { PageScreeningsController } from '../understanding/safety/page-screenings.controller.js';
import { CompleteTopics, DocumentEvents } from './document-events.js';
import { EmbedPages } from './embed-pages.js';
import { FirstLibrary, LibraryChangeNotifier, LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';
import { PageVectorsRepository } from './page-vectors.repository.js';
import {
  CountQuestions,
  QuestionCountsController,
  QuestionCountsRepository,
  QuestionCountsSweeper,
} from './question-counts.js';

@Module({
  controllers: [DocumentEvents, PageScreeningsController, QuestionCountsController],
  providers: [
    { provide: SENTENCE_ENCODER, inject: [Log, Readiness], useFactory: openEncoder },
    LibraryRepository,
    PageVectorsRepository,
    LibraryChangeNotifier,
    LibraryIndexCache,
    FirstLibrary,
    CompleteTopics,
    runPeriodically(CompleteTopics),
    EmbedPages,
    runPeriodically(EmbedPages),
    QuestionCountsRepository,
    CountQuestions,
    QuestionCountsSweeper,
    runPeriodically(QuestionCountsSweeper),
  ],
  exports: [SENTENCE_ENCODER, LibraryIndexCache, CountQuestions],
})
export class LibraryModule {}
