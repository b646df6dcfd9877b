import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { OnQuestionUnanswered } from './on-question-unanswered.js';
import { WantedQuestionRepository } from './wanted-question.repository.js';
import { WantedQuestionsSweeper } from './wanted-questions-sweeper.js';
import { WantedTopicsController } from './wanted-topics.controller.js';

/** What caregivers asked and the library had nothing on. */
@Module({
  controllers: [OnQuestionUnanswered, WantedTopicsController],
  providers: [WantedQuestionRepository, WantedQuestionsSweeper, runPeriodically(WantedQuestionsSweeper)],
})
export class WantedModule {}
