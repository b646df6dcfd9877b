import { Module } from '@nestjs/common';
import { CheckEligibility } from './check-eligibility.js';
import { EligibilityController } from './eligibility.controller.js';
import { EligibilityRepository } from './eligibility.repository.js';

@Module({
  controllers: [EligibilityController],
  providers: [EligibilityRepository, CheckEligibility],
  exports: [EligibilityRepository],
})
export class EligibilityModule {}
