import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { throwError } from 'rxjs';
import { Log } from '../observability/log.js';
import { problemOf } from './problem.js';

/** Answers a failure as a problem and logs it without personal data. */
export const answerProblem =
  (log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { method, routeOptions } = request;
    const { body, headers } = problemOf(error, method);
    const refused = { status: body.status, code: body.code, method, route: routeOptions.url };
    if (body.status < 500) log.info('refused', refused);
    else log.error('failed', { ...refused, id: body.id, error });
    // Fastify closes the connection after a body that it refuses, and who is still sending it would lose the answer.
    // Node reads the rest away instead, for as long as a request may take.
    if (!request.raw.complete) void reply.removeHeader('connection');
    void reply.status(body.status).headers(headers).send(body);
  };

/** The one place where failures of handlers become answers. A consumer of events decides itself on an error. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost) {
    if (host.getType() === 'rpc') return throwError(() => error);
    const http = host.switchToHttp();
    return answerProblem(this.log)(error, http.getRequest(), http.getResponse());
  }
}
