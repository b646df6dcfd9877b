import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { sealingEnvironment } from '@careward/platform/app/environment';
import { AppModule } from '../src/app.module.js';

/**
 * Assessment alone, on the run's engines.
 * @param more settings beside the test environment's, such as where the coach is played.
 */
export const startAssessment = (prefix: string, more: Record<string, string> = {}): Promise<RunningService> =>
  startServiceForTest({
    service: 'assessment',
    environment: sealingEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
    with: more,
  });
