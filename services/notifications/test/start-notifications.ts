import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { notificationsEnvironment } from '../src/config.js';

/** Notifications alone, on the run's engines; `more` overrides its environment. */
export const startNotifications = (
  prefix: string,
  more: Record<string, string> = {},
): Promise<RunningService> =>
  startServiceForTest({
    service: 'notifications',
    environment: notificationsEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
    with: more,
  });
