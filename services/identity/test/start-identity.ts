import { Broker } from '@careward/platform/messaging/broker';
import { eventually } from '@careward/testing/eventually';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { AppModule } from '../src/app.module.js';
import { identityEnvironment } from '../src/config.js';

/** Identity alone, on the run's engines, once it can publish. */
export async function startIdentity(more: Record<string, string> = {}): Promise<RunningService> {
  const identity = await startServiceForTest({
    service: 'identity',
    environment: identityEnvironment,
    module: (config) => AppModule.with(config),
    with: more,
  });
  await eventually(() => {
    if (!identity.app.get(Broker).connected) throw new Error('the broker is not connected yet');
  });
  return identity;
}
