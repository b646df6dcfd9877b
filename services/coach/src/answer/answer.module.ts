import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { ModelModule } from '../model/model.module.js';
import { RiskMetric } from '../safety/risk-metric.js';
import { AnswerQuestion } from './answer-question.js';
import { CountAnswer } from './count-answer.js';

@Module({
  imports: [LibraryModule, ModelModule],
  providers: [AnswerQuestion, CountAnswer, RiskMetric],
  exports: [AnswerQuestion, CountAnswer],
})
export class AnswerModule {}
