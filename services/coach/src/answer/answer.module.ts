import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { ModelModule } from '../model/model.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { AnswerQuestion } from './answer-question.js';
import { CountAnswer } from './count-answer.js';

@Module({
  imports: [LibraryModule, ModelModule, SafetyModule],
  providers: [AnswerQuestion, CountAnswer],
  exports: [AnswerQuestion, CountAnswer],
})
export class AnswerModule {}
