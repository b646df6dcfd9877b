import type { DynamicModule } from '@nestjs/common';
import type { ServiceConfig } from './environment.js';
import { HealthServer } from '../observability/health-server.js';
import { Readiness } from '../observability/readiness.js';
import { Log } from '../observability/log.js';
import { createService } from './create-service.js';
import { exitOnFailure } from './exit-on-failure.js';
import { closeService, shutDownOnSignal } from './shut-down.js';

/** Runs a service until SIGTERM or SIGINT: HTTP on PORT, health on HEALTH_PORT. */
export const startService = <Config extends ServiceConfig>(
  config: () => Config,
  moduleOf: (config: Config) => DynamicModule,
): Promise<void> =>
  exitOnFailure(async () => {
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
