import { problemOf } from '@careward/platform/http/problem';
import type { Log } from '@careward/platform/observability/log';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every refusal of the gateway itself, in the same form as the services' (Nest's filters do not see raw routes). */
export const answerProblem = (log: Log) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { body, headers } = problemOf(error);
  const refused = {
    status: body.status,
    code: body.code,
    method: request.method,
    route: request.routeOptions.url,
  };
  if (body.status === 500) log.error('failed', { ...refused, id: body.id, error });
  else log.info('refused', refused);
  void reply.status(body.status).headers(headers).send(body);
};
