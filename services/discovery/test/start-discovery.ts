import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { discoveryEnvironment } from '../src/config.js';

/** Discovery alone, on the run's engines. */
export const startDiscovery = (prefix: string): Promise<RunningService> =>
  startServiceForTest({
    service: 'discovery',
    environment: discoveryEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
