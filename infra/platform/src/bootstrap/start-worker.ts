import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Database } from '../mongo/database.js';
import type { ServiceConfig } from '../config/environment.js';
import { HealthServer } from '../health/health-server.js';
import { Log } from '../logging/log.js';
import { nestLogger } from '../logging/nest-logger.js';
import { EventTransport } from '../messaging/event-transport.js';
import { Resources } from '../resources.js';
import { orSayWhy } from './or-say-why.js';

/** Runs a service's worker until SIGTERM or SIGINT: no HTTP of its own, health on HEALTH_PORT. */
export const startWorker = <Config extends ServiceConfig>(
  config: () => Config,
  moduleOf: (config: Config) => DynamicModule,
): Promise<void> =>
  orSayWhy(async () => {
    const settings = config();
    const app = await NestFactory.createApplicationContext(moduleOf(settings), {
      bufferLogs: true,
      abortOnError: false,
    });
    app.useLogger(nestLogger(app.get(Log)));
    const database = app.get(Database);
    const health = new HealthServer(
      () => database.db?.command({ ping: 1 }) ?? Promise.reject(new Error('no database')),
    );
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    // Consumes nothing, but what it commits must be able to leave.
    await app.get(EventTransport).start(new Map());
    app.get(Log).info('started');
    const stop = () => {
      health.drain();
      void app
        .close()
        .then(() => app.get(Resources).close())
        .finally(() => {
          health.close();
          process.exit(0);
        });
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  });
