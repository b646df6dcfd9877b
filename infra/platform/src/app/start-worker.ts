import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceConfig } from './environment.js';
import { HealthServer, Readiness } from '../observability/health.js';
import { Log, nestLogger } from '../observability/log.js';
import { EventTransport } from '../events/event-transport.js';
import { closeContext, exitOnFailure, shutDownOnSignal } from './shut-down.js';
import { CollectionCheck } from '../personal-data/collections.js';

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
    app.get(CollectionCheck).refuseUndeclared();
    const readiness = app.get(Readiness);
    const health = new HealthServer(() => readiness.check());
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    // A worker consumes no events, but it publishes what it records.
    await app.get(EventTransport).start(new Map());
    app.get(Log).info('started');
    shutDownOnSignal(health, () => closeContext(app));
  });
