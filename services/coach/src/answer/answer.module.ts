import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { Module } from '@nestjs/common';
import { openEncoder } from '../encoder/open-encoder.js';
import { SENTENCE_ENCODER } from '../encoder/sentence-encoder.js';
import { FindTopics } from '../library/find-topics.js';
import { LibraryModule } from '../library/library.module.js';
import { COACH_MODEL } from '../model/coach-model.js';
import { configuredModel } from '../model/configured-model.js';
import { ModelAnswer } from '../model/model-answer.js';
import { ModelTriage } from '../model/model-triage.js';
import { QuickModel } from '../model/quick-model.js';
import { TokenBudget } from '../model/token-budget.js';
import { TopicChoice } from '../model/topic-choice.js';
import { CountAnswer, RiskMetric } from './count-answer.js';
import { ScreeningsController, ScreenTexts } from '../safety/screenings.controller.js';
import { AnswerQuestion } from './answer-question.js';

/** What answers a question: the screen, the topics of the library, and the language model where one is configured. */
@Module({
  imports: [LibraryModule],
  controllers: [ScreeningsController],
  providers: [
    RiskMetric,
    ScreenTexts,
    FindTopics,
    { provide: SENTENCE_ENCODER, inject: [Log, Readiness], useFactory: openEncoder },
    { provide: COACH_MODEL, inject: [CONFIG, Resources, Log], useFactory: configuredModel },
    TokenBudget,
    QuickModel,
    ModelAnswer,
    ModelTriage,
    TopicChoice,
    AnswerQuestion,
    CountAnswer,
  ],
  exports: [AnswerQuestion, CountAnswer],
})
export class AnswerModule {}
