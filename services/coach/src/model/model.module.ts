import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Log } from '@careward/platform/observability/log';
import { Module } from '@nestjs/common';
import { COACH_MODEL } from './coach-model.js';
import { configuredModel } from './configured-model.js';
import { Embeddings } from './embeddings.js';
import { ModelAnswer } from './model-answer.js';
import { ModelTriage } from './model-triage.js';
import { QuickAnswer } from './quick-answer.js';
import { TokenBudget } from './token-budget.js';
import { TopicChoice } from './topic-choice.js';

/** The language model, where one is configured: its answers, its triage, its choice of topics, its embeddings. */
@Module({
  providers: [
    { provide: COACH_MODEL, inject: [CONFIG, Resources, Log], useFactory: configuredModel },
    TokenBudget,
    QuickAnswer,
    ModelAnswer,
    ModelTriage,
    TopicChoice,
    Embeddings,
  ],
  exports: [COACH_MODEL, ModelAnswer, ModelTriage, TopicChoice, Embeddings],
})
export class ModelModule {}
