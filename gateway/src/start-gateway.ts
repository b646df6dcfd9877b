import { queueBoardRoute } from '@careward/contracts/gateway/routes';
import { STREAM } from '@careward/contracts/kernel/limits';
import type { Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { warnOfPlainConnections } from '@careward/platform/app/plain-connections';
import { closeService, leavingOf, shutDown } from '@careward/platform/app/shut-down';
import { HealthServer, Readiness } from '@careward/platform/observability/health';
import { newCorrelation } from '@careward/platform/observability/correlation';
import { Log, logRequests, nestLogger } from '@careward/platform/observability/log';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { whenConnected, REDIS } from '@careward/platform/app/redis';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Socket } from 'node:net';
import { AppModule } from './app.module.js';
import { isOn, type GatewayConfig, publicConfigOf } from './config.js';
import { ClientIpHasher } from './limits/client-ip-hasher.js';
import {
  refuseLateBodies,
  refuseUnreadable,
  serverTimeouts,
  type ServerTimeouts,
} from './requests/refuse-unreadable.js';
import { readableAddress, serveWebClient } from './pages/web-client.js';
import { setSecurityHeaders } from './pages/security-headers.js';
import { serveQueueBoard } from './queue-board/serve-queue-board.js';
import { checkHost } from './requests/check-origin.js';
import { Admission } from './routes/admission.js';
import { knowAllMethods, refuseMethodsAnywhere } from './routes/method-not-allowed.js';
import type { StreamLimits } from './routes/forwarded-streams.js';
import { RouteHandler } from './routes/route-handler.js';

export type RunningGateway = {
  url: string;
  /** Requests in progress are cut after `drainMs`. */
  close: (drainMs?: number) => Promise<void>;
};
/** What a test may set otherwise. */
export type Variation = { routes?: readonly Route[]; timeouts?: ServerTimeouts; streams?: StreamLimits };

/** Puts the gateway together and listens: headers first, then the route table, then the web client. */
export async function startGateway(
  config: GatewayConfig,
  { routes = routeTable, timeouts = serverTimeouts, streams = STREAM }: Variation = {},
): Promise<RunningGateway> {
  const trustProxy = (_address: string, hop: number) => hop < (config.TRUSTED_PROXIES ?? 0);
  const adapter: FastifyAdapter = new FastifyAdapter({
    trustProxy,
    // The router refuses such addresses before any hook, so without our headers.
    frameworkErrors: (_error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply) => {
      raw.url = readableAddress(raw.url);
      adapter.getInstance().routing(raw, reply.raw);
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, app.get(Log)),
    // While it closes, a call on a connection that is still open is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: timeouts.upload,
    connectionTimeout: timeouts.connection * config.COACH_TIMEOUT_FACTOR,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // A request without one is answered by checkHost, with our headers and in our words.
      requireHostHeader: false,
    },
  });
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, streams),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  const log = app.get(Log);
  app.useLogger(nestLogger(log));
  const fastify = app.getHttpAdapter().getInstance();
  // Node would answer an `Expect` that it does not know with an empty 417; it may as well be ignored (RFC 9110, 10.1.1).
  fastify.server.on('checkExpectation', (...call) => fastify.server.emit('request', ...call));
  fastify.server.on('connection', callsFromThisMachine);
  logRequests(fastify, log, newCorrelation, networkOfRefused(app.get(ClientIpHasher)));
  refuseLateBodies(fastify, timeouts.request, log);
  await setSecurityHeaders(fastify, config);
  checkHost(fastify, config.PUBLIC_URL);
  if (!config.TRUSTED_PROXIES) warnOfProxy(fastify, log);
  knowAllMethods(fastify);
  refuseMethodsAnywhere(fastify);
  await app.get(RouteHandler).register(
    fastify,
    routes.filter((row) => isOn(row, config)),
  );
  await serveQueueBoard(fastify, queueBoardRoute('/queues'), { admission: app.get(Admission), config, log });
  await serveWebClient(fastify, config, log);

  const readiness = app.get(Readiness);
  // Without the service of all sessions nobody is known. But pages come, and those with the numbers to call first of all.
  readiness.needsAtFirst(() => app.get(ServiceClient).reach('identity'));
  const health = new HealthServer(() => readiness.check());
  health.endConnectionsOf(fastify);
  // Counts made before the first connection would not meet those made after it.
  await whenConnected(app.get<Redis>(REDIS));
  await app.listen(config.PORT, config.HOST);
  await health.listen(config.HEALTH_PORT, config.HOST);
  warnOfPlainConnections(config, log);
  log.info('started', { eligibility: publicConfigOf(config).eligibilityFeatures });
  const { seen, drain } = leavingOf(config);
  const close = (drainMs = drain) => shutDown(health, () => closeService(app, drainMs), seen);
  return { url: await app.getUrl(), close };
}

/**
 * So that operators can count by network who guesses passwords, links and credentials: the log names the network of a
 * refused call that needs no session, or had none, by a mark that is no address.
 */
const networkOfRefused =
  (ipHasher: ClientIpHasher) =>
  // A connection that broke off at once has no address.
  ({ ip = '', routeOptions }: FastifyRequest) =>
  (status: number) =>
    status === 401 || (routeOptions.config.isPublic && status >= 400 && status < 500)
      ? { network: ipHasher.ofSubnet(ip) }
      : {};

/** Once: whoever is behind a proxy that nobody told of shares one rate limit with all others behind it. */
function warnOfProxy(fastify: FastifyInstance, log: Log): void {
  let isTold = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      log.warn('a call came through a proxy, but TRUSTED_PROXIES is 0: all calls through it share one limit');
    }
    done();
  });
}

/** A unix socket has no addresses; whoever reaches it is on this machine. */
function callsFromThisMachine(socket: Socket): void {
  if (socket.remoteAddress === undefined)
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
}
