import { LIST_CHANGED, type Page, type PageOf, type Route } from '@careward/contracts/kernel/route';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { invalidInput } from './problem-error.js';
import { rowOf, rowParam } from './route.decorator.js';

/** Which page the caller asks for (`Page`); the handler of a row with `page` answers a `PageOf` items. */
export const PageQuery = rowParam('page', pageIn);

/** Answers the items of a page, with a Link header when there is a next one. */
export const pageInterceptor: NestInterceptor = {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const row = context.getType() === 'http' ? rowOf(context) : undefined;
    if (!row?.page) return next.handle();
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ items, next: cursor }: PageOf<unknown>) => {
        const request = http.getRequest<FastifyRequest>();
        if (cursor !== null)
          void http.getResponse<FastifyReply>().header('link', linkTo(cursor, request, pageIn(request, row)));
        return items;
      }),
    );
  },
};

/** A `before` that no list has handed out, and that is no id either. */
export const unknownCursor = () => invalidInput([{ path: ['before'], message: LIST_CHANGED }]);

function pageIn({ query }: FastifyRequest, row: Route): Page {
  const { data, error } = row.query?.safeParse(query) ?? {};
  if (error) throw invalidInput(error.issues);
  return data as Page;
}

const linkTo = (cursor: string, { url }: FastifyRequest, { limit }: Page) =>
  `<${url.split('?')[0]}?before=${encodeURIComponent(cursor)}&limit=${limit}>; rel="next"`;
