import { closeService, shutDown } from '@careward/platform/bootstrap/shut-down';
import { HealthServer } from '@careward/platform/health/health-server';
import { followCalls } from '@careward/platform/logging/follow-calls';
import { Log } from '@careward/platform/logging/log';
import { nestLogger } from '@careward/platform/logging/nest-logger';
import { whenConnected } from '@careward/platform/redis/connect';
import { REDIS } from '@careward/platform/redis/token';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppModule } from './app.module.js';
import type { GatewayConfig } from './config.js';
import { readableAddress } from './pages/readable-address.js';
import { setSecurityHeaders } from './pages/security-headers.js';
import { serveWebClient } from './pages/web-client.js';
import { RouteHandler } from './routes/route-handler.js';

/** Puts the gateway together and listens: headers first, then the route table, then the web client. */
export async function startGateway(
  config: GatewayConfig,
): Promise<{ url: string; close: () => Promise<void> }> {
  const trustProxy = (_address: string, hop: number) => hop < config.TRUSTED_PROXIES;
  const adapter: FastifyAdapter = new FastifyAdapter({
    trustProxy,
    // The router refuses such addresses before any hook, so without our headers.
    frameworkErrors: (_error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply) => {
      raw.url = readableAddress(raw.url);
      adapter.getInstance().routing(raw, reply.raw);
    },
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 60_000,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  const log = app.get(Log);
  app.useLogger(nestLogger(log));
  const fastify = app.getHttpAdapter().getInstance();
  followCalls(fastify, log);
  await setSecurityHeaders(fastify, config.PUBLIC_URL);
  await app.get(RouteHandler).register(fastify);
  await serveWebClient(fastify, config, log);

  const health = new HealthServer(() => Promise.resolve());
  // Counts made before the first connection would not meet those made after it.
  await whenConnected(app.get<Redis>(REDIS));
  await app.listen(config.PORT, config.HOST);
  await health.listen(config.HEALTH_PORT, config.HOST);
  log.info('started');
  const close = () => shutDown(health, () => closeService(app));
  return { url: await app.getUrl(), close };
}
