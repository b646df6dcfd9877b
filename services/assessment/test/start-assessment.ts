import { type RunningService, startServiceForTest } from '@careward/testing/start-service-for-test';
import { AppModule, assessmentEnvironment } from '../src/app.module.js';

/**
 * Assessment alone, on the run's engines.
 * @param more settings beside the test environment's, such as where the coach is played.
 */
export const startAssessment = (prefix: string, more: Record<string, string> = {}): Promise<RunningService> =>
  startServiceForTest({
    service: 'assessment',
    environment: assessmentEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
    with: more,
  });
