import type { FastifyInstance } from 'fastify';
import { correlated, correlationFrom } from './correlation.js';
import type { Log } from './log.js';

/**
 * Gives each request its correlation ids and logs its answer with the route's pattern, since the path itself may hold
 * personal data. Pages and files are not logged.
 */
export function logRequests(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const correlation = correlationFrom(request.headers);
    void reply.header('x-correlation-id', correlation.correlationId);
    const route = request.routeOptions.url ?? '';
    if (/^\/(api|internal)\//.test(route))
      reply.raw.once('close', () =>
        correlated(correlation, () =>
          log.info('answered', {
            method: request.method,
            route,
            // 0: the client closed the connection before the answer.
            status: reply.raw.writableFinished ? reply.statusCode : 0,
            ms: Math.round(reply.elapsedTime),
          }),
        ),
      );
    correlated(correlation, done);
  });
}
