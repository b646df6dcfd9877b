import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { careProfileEnvironment } from '../src/config.js';

/** Care-profile alone, on the run's engines. */
export const startCareProfile = (prefix: string): Promise<RunningService> =>
  startServiceForTest({
    service: 'care-profile',
    environment: careProfileEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
