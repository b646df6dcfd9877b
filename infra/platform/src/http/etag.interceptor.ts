import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map, type Observable } from 'rxjs';

/**
 * Sends every answer with a tag of its content, and 304 without the content to a browser that has it already
 * (RFC 9110, 13.1.2). For rows with `cacheControl`. The tag is weak, since the gateway may compress the answer.
 */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        const body = JSON.stringify(answer);
        const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
        void reply.header('etag', etag);
        if (names(request.headers['if-none-match'], etag)) return void reply.status(304);
        void reply.type('application/json; charset=utf-8');
        return body;
      }),
    );
  }
}

/** Whether If-None-Match names the tag; a strong and a weak tag of the same content are equal here. */
const names = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
