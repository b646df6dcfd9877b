import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { throwError } from 'rxjs';
import { Log } from '../observability/log.js';
import { problemOf } from './problem.js';

/** The one place where failures become answers. Event handlers keep their error: the consumer decides on it. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost) {
    if (host.getType() === 'rpc') return throwError(() => error);
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { body, headers } = problemOf(error);
    const refused = {
      status: body.status,
      code: body.code,
      method: request.method,
      route: request.routeOptions.url,
    };
    if (body.status < 500) this.log.info('refused', refused);
    else this.log.error('failed', { ...refused, id: body.id, error });
    return http.getResponse<FastifyReply>().status(body.status).headers(headers).send(body);
  }
}
