import { BODY } from '@careward/contracts/kernel/limits';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { EventServer } from '../events/event-server.js';
import { HealthServer, Readiness } from '../observability/health.js';
import { correlationFrom } from '../observability/correlation.js';
import { Log, logRequests, nestLogger } from '../observability/log.js';
import type { ServiceConfig } from './environment.js';
import { warnOfPlainConnections } from './plain-connections.js';
import { closeContext, closeService, exitOnFailure, leavingOf, shutDownOnSignal } from './shut-down.js';
import { CollectionCheck } from '../personal-data/collections.js';
import { EventTransport } from '../events/event-transport.js';

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
    health.endConnectionsOf(app.getHttpAdapter().getInstance());
    // Whoever gets an event may ask back, so its publisher answers first; until then events wait in their outbox.
    await app.listen(settings.PORT, settings.HOST);
    await app.startAllMicroservices();
    await health.listen(settings.HEALTH_PORT, settings.HOST);
    warnOfPlainConnections(settings, app.get(Log));
    app.get(Log).info('started');
    const { seen, drain } = leavingOf(settings);
    shutDownOnSignal(health, () => closeService(app, drain), seen);
  });

/** Creates a service with HTTP on Fastify and events on our transport. Nothing listens yet. */
export async function createService(module: DynamicModule): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY.message,
    routerOptions: { maxParamLength: 300 },
    // Requests that arrive on an open connection during shutdown are answered like any other.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(nestLogger(app.get(Log)));
  try {
    app.get(CollectionCheck).refuseUndeclared();
  } catch (error) {
    await closeService(app);
    throw error;
  }
  acceptEmptyBodies(app);
  // For `ServiceClient.reach`, which the gateway calls as often as it is probed; a refusal would be logged.
  app
    .getHttpAdapter()
    .getInstance()
    .head('/', (_request, reply) => reply.send());
  logRequests(app.getHttpAdapter().getInstance(), app.get(Log), correlationFrom);
  app.connectMicroservice({ strategy: app.get(EventServer) }, { inheritAppConfig: true });
  return app;
}

/** Calls without payload accept no body, an empty body and `{}` alike (rulings.md). */
function acceptEmptyBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(text as string));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });
}

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
    warnOfPlainConnections(settings, app.get(Log));
    app.get(Log).info('started');
    shutDownOnSignal(health, () => closeContext(app));
  });
