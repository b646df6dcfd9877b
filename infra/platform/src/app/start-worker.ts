import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceConfig } from './environment.js';
import { HealthServer } from '../observability/health-server.js';
import { Readiness } from '../observability/readiness.js';
import { Log } from '../observability/log.js';
import { nestLogger } from '../observability/nest-logger.js';
import { EventTransport } from '../events/event-transport.js';
import { exitOnFailure } from './exit-on-failure.js';
import { closeContext, shutDownOnSignal } from './shut-down.js';

/** Runs a service's worker until SIGTERM or SIGINT: no HTTP of its own, health on HEALTH_PORT. */
export const startWorker = <Config extends ServiceConfig>(
  config: () => Config,
  moduleOf: (config: Config) => DynamicModule,
): Promise<void> =>
  exitOnFailure(async () => {
    const settings = config();
    const app = await NestFactory.createApplicationContext(moduleOf(settings), {
      bufferLogs: true,
      abortOnError: false,
    });
    app.useLogger(nestLogger(app.get(Log)));
    const readiness = app.get(Readiness);
    const health = new HealthServer(() => readiness.check());
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    // A worker consumes no events, but it publishes what it records.
    await app.get(EventTransport).start(new Map());
    app.get(Log).info('started');
    shutDownOnSignal(health, () => closeContext(app));
  });
