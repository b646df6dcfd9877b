import { assessmentErasureAcknowledged } from '@careward/contracts/assessment/events';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { BurdenModule } from './burden/burden.module.js';
import type { AssessmentConfig } from './config.js';
import { EligibilityModule } from './eligibility/eligibility.module.js';
import { migrations } from './migrations.js';
import { PersonExportModule } from './person-export/person-export.module.js';

const personalStores = {
  assessments: { collection: 'assessments', owner: 'owner' },
  eligibilityResults: { collection: 'eligibility_results', owner: '_id' },
};

@Module({})
export class AppModule {
  static with(config: AssessmentConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.for({
          service: 'assessment',
          config,
          migrations,
          aggregates: ['assessments', 'eligibility_results'],
          erasure: { stores: personalStores, acknowledged: assessmentErasureAcknowledged },
        }),
        BurdenModule,
        EligibilityModule,
        PersonExportModule,
      ],
    };
  }
}
