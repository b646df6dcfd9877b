import { METHODS } from 'node:http';
import type { Route } from '@careward/contracts/kernel/route';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Answers 405 to the methods that a path of the table does not have; `errorHandler` writes the problem. */
export function refuseOtherMethods(
  fastify: FastifyInstance,
  rows: readonly Route[],
  errorHandler: NonNullable<RouteOptions['errorHandler']>,
): void {
  for (const [url, known] of Map.groupBy(rows, ({ path }) => path)) {
    const methods: string[] = known.map(({ method }) => method);
    // Fastify answers HEAD wherever it answers GET.
    const allowed = known.some(isAnsweredToHead) ? [...methods, 'HEAD'] : methods;
    fastify.route({
      method: fastify.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      errorHandler,
      onRequest: (_request, reply, done) => {
        void reply.header('allow', allowed.join(', '));
        done(methodNotAllowed());
      },
      handler: () => undefined,
    });
  }
}

/** HEAD would open a stream or a download that nobody reads, and hold its place. */
export const isAnsweredToHead = ({ method, stream, download }: Route): boolean =>
  method === 'GET' && !stream && !download;

/** Makes Fastify route every method that Node reads, so that a path of the table can refuse it. */
export function knowAllMethods(fastify: FastifyInstance): void {
  const known = fastify.supportedMethods;
  for (const method of METHODS)
    if (method !== 'CONNECT' && !known.includes(method)) fastify.addHttpMethod(method);
}

/**
 * Answers 405 also where the table has no row: to TRACE, which would show a script what a proxy adds for us, and to QUERY,
 * which Fastify refuses with 400 for want of a body.
 */
export function refuseMethodsAnywhere(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!['TRACE', 'QUERY'].includes(request.method) || !request.is404) return done();
    void reply.header('allow', 'GET, HEAD');
    done(methodNotAllowed());
  });
}

const methodNotAllowed = () =>
  new ProblemError({
    status: 405,
    code: 'method-not-allowed',
    detail: 'This address cannot be called in this way. Please go back and try again.',
  });
