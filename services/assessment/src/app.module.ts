import { assessmentErasureAcknowledged } from '@careward/contracts/assessment/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { type SealingConfig, sealingEnvironment, serviceAddresses } from '@careward/platform/app/environment';
import { ListAssessments, ScreenComments, SubmitAssessment } from './burden/assessments.js';
import { AssessmentRepository, assessmentStore } from './burden/assessments.repository.js';
import { BurdenController } from './burden/burden.controller.js';
import { CheckEligibility, EligibilityController } from './eligibility/eligibility.controller.js';
import { EligibilityRepository, eligibilityStore } from './eligibility/eligibility.repository.js';
import { migrations } from './migrations.js';

export const assessmentEnvironment = sealingEnvironment.extend({ COACH_URL: serviceAddresses.COACH_URL });

/** How much caring weighs on somebody, and which programs may pay for care. */
@Module({
  controllers: [BurdenController, EligibilityController],
  providers: [
    AssessmentRepository,
    ListAssessments,
    SubmitAssessment,
    ScreenComments,
    EligibilityRepository,
    CheckEligibility,
  ],
})
export class AppModule {
  static with(config: SealingConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'assessment',
      config,
      migrations,
      aggregates: ['assessments', 'eligibility_results'],
      erasure: { acknowledged: assessmentErasureAcknowledged },
      stores: { assessments: assessmentStore, eligibilityResults: eligibilityStore },
      impersonal: [],
    });
    return { module: AppModule, imports: [platform] };
  }
}
