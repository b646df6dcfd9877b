import { STATUS_CODES } from 'node:http';
import type { Problem } from '@careward/contracts/kernel/route';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { throwError } from 'rxjs';
import { newId } from '../app/new-id.js';
import { isDatabaseOutage } from '../mongo/database-outage.js';
import { Log } from '../observability/log.js';
import { invalidInput, noSuchAddress, ProblemError, unavailable, UNREADABLE } from './problem-error.js';

type ProblemAnswer = { body: Problem; headers: Record<string, string> };

/** RFC 9457 answer for any failure of a call of `method`. An unforeseen one shows an id only. */
export function problemOf(error: unknown, method = 'GET'): ProblemAnswer {
  const refusal = toProblemError(error, method);
  const headers: Record<string, string> = { 'content-type': 'application/problem+json; charset=utf-8' };
  if (!refusal) {
    const id = newId();
    const detail = `Something went wrong on our side. Please try again; if it stays, tell support this number: ${id}`;
    return {
      headers,
      body: {
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        code: 'internal',
        detail,
        id,
      },
    };
  }
  if (refusal.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter);
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: refusal.detail,
    ...(refusal.errors && { errors: refusal.errors }),
  };
  return { headers, body };
}

/** The problem that the caller of `method` gets for a failure; null for one that nobody foresaw. */
export function toProblemError(error: unknown, method = 'GET'): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (isDatabaseOutage(error)) return unavailable(method);
  const status = statusOf(error);
  if (status === 404) return noSuchAddress();
  if (status === 413)
    return new ProblemError({
      status,
      code: 'too-large',
      detail: 'That is too much at once. Please send less and try again.',
    });
  if (status === 415)
    return new ProblemError({ status, code: 'not-json', detail: 'Please send this as JSON.' });
  if (status !== null && status >= 400 && status < 500) return invalidInput([{ message: UNREADABLE }]);
  return null;
}

/** Nest's and Fastify's own errors carry their status. */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return null;
}

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
