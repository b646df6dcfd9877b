import type { FastifyInstance } from 'fastify';
import { correlated, correlationFrom } from './correlation.js';
import type { Log } from './log.js';

/**
 * Everything a call causes carries its ids, and once it is answered it is told: by the pattern of its address, since
 * the address itself may name somebody. Pages and files are not calls.
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
            // Somebody who no longer waits was answered nothing.
            status: reply.raw.writableFinished ? reply.statusCode : 0,
            ms: Math.round(reply.elapsedTime),
          }),
        ),
      );
    correlated(correlation, done);
  });
}
