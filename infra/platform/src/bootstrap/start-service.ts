import type { DynamicModule } from '@nestjs/common';
import type { ServiceConfig } from '../config/environment.js';
import { HealthServer } from '../health/health-server.js';
import { Readiness } from '../health/readiness.js';
import { Log } from '../logging/log.js';
import { createService } from './create-service.js';
import { orSayWhy } from './or-say-why.js';
import { closeService, shutDownOnSignal } from './shut-down.js';

/** Runs a service until SIGTERM or SIGINT: HTTP on PORT, health on HEALTH_PORT. */
export const startService = <Config extends ServiceConfig>(
  config: () => Config,
  moduleOf: (config: Config) => DynamicModule,
): Promise<void> =>
  orSayWhy(async () => {
    const settings = config();
    const app = await createService(moduleOf(settings));
    const readiness = app.get(Readiness);
    const health = new HealthServer(() => readiness.check());
    await app.startAllMicroservices();
    await app.listen(settings.PORT, settings.HOST);
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    app.get(Log).info('started');
    shutDownOnSignal(health, () => closeService(app));
  });
