import type { DynamicModule } from '@nestjs/common';
import { Database } from '../mongo/database.js';
import type { ServiceConfig } from '../config/environment.js';
import { HealthServer } from '../health/health-server.js';
import { Log } from '../logging/log.js';
import { closeService, createService } from './create-service.js';
import { orSayWhy } from './or-say-why.js';

/** Runs a service until SIGTERM or SIGINT: HTTP on PORT, health on HEALTH_PORT. */
export const startService = <Config extends ServiceConfig>(
  config: () => Config,
  moduleOf: (config: Config) => DynamicModule,
): Promise<void> =>
  orSayWhy(async () => {
    const settings = config();
    const app = await createService(moduleOf(settings));
    const database = app.get(Database);
    const health = new HealthServer(
      () => database.db?.command({ ping: 1 }) ?? Promise.reject(new Error('no database')),
    );
    await app.startAllMicroservices();
    await app.listen(settings.PORT, settings.HOST);
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    app.get(Log).info('started');
    const stop = () => {
      health.drain();
      void closeService(app).finally(() => {
        health.close();
        process.exit(0);
      });
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  });
