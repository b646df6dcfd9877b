import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { sealingEnvironment } from '@careward/platform/app/environment';
import { AppModule } from '../src/app.module.js';

/** Care-profile alone, on the run's engines. */
export const startCareProfile = (prefix: string): Promise<RunningService> =>
  startServiceForTest({
    service: 'care-profile',
    environment: sealingEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
