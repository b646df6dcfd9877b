import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Log } from '@careward/platform/observability/log';
import { Module } from '@nestjs/common';
import { Retrieve } from '../retrieval/retrieve.js';
import { LibraryModule } from '../library/library.module.js';
import { COACH_MODEL, QuickModel } from '../model/coach-model.js';
import { configuredModel } from '../model/configured-model.js';
import { ModelAnswer } from '../model/model-answer.js';
import { ModelTriage } from '../model/model-triage.js';
import { TokenBudget } from '../model/token-budget.js';
import { RiskMetric } from '../understanding/safety/risk-metric.js';
import { CountAnswer } from './count-answer.js';
import { ScreeningsController, ScreenTexts } from '../understanding/safety/screenings.controller.js';
import { AnswerQuestion } from './answer-question.js';
import { AskFiles } from './files/ask-files.js';
import { PaperMemory } from './files/paper-memory.js';
import { AnalyzeMessage } from './analyze-message.js';
import { WriteAnswer } from './write-answer.js';

/** What answers a question: the screen, the topics of the library, and the language model where one is configured. */
@Module({
  imports: [LibraryModule],
  controllers: [ScreeningsController],
  providers: [
    RiskMetric,
    ScreenTexts,
    Retrieve,
    { provide: COACH_MODEL, inject: [CONFIG, Resources, Log], useFactory: configuredModel },
    TokenBudget,
    QuickModel,
    ModelAnswer,
    AskFiles,
    PaperMemory,
    ModelTriage,
    AnalyzeMessage,
    WriteAnswer,
    AnswerQuestion,
    CountAnswer,
  ],
  exports: [AnswerQuestion, CountAnswer, ScreenTexts, COACH_MODEL],
})
export class AnswerModule {}
