import { Module } from '@nestjs/common';
import { AssessmentRepository } from './assessment.repository.js';
import { BurdenLevelController } from './burden-level.controller.js';
import { BurdenController } from './burden.controller.js';
import { ListAssessments } from './list-assessments.js';
import { ScreenComments } from './screen-comments.js';
import { SubmitAssessment } from './submit-assessment.js';

@Module({
  controllers: [BurdenController, BurdenLevelController],
  providers: [AssessmentRepository, ListAssessments, SubmitAssessment, ScreenComments],
  exports: [AssessmentRepository],
})
export class BurdenModule {}
