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
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    fastify.route({
      method: fastify.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      errorHandler,
      handler: (_request, reply) => {
        void reply.header('allow', allowed.join(', '));
        throw methodNotAllowed();
      },
    });
  }
}

/** Answers TRACE with 405 also where the table has no row: it would show a script what a proxy adds for us. */
export function refuseTrace(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'TRACE' || !request.is404) return done();
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
