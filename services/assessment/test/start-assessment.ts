import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { assessmentEnvironment } from '../src/config.js';

/** Assessment alone, on the run's engines. */
export const startAssessment = (prefix: string): Promise<RunningService> =>
  startServiceForTest({
    service: 'assessment',
    environment: assessmentEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
