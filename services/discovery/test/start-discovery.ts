import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { discoveryEnvironment } from '../src/config.js';
import { threeTopics } from './three-topics.js';

/** Discovery alone, on the run's engines, with a small library; `more` overrides its environment. */
export const startDiscovery = (
  prefix: string,
  seed = threeTopics(),
  more: Record<string, string> = {},
): Promise<RunningService> =>
  startServiceForTest({
    service: 'discovery',
    environment: discoveryEnvironment,
    module: (config) => AppModule.with(config, () => seed),
    prefix,
    with: more,
  });
