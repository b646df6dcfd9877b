import type { InternalCall } from '@careward/contracts/kernel/internal-call';
import type { Access, Route as Row } from '@careward/contracts/kernel/route';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';

export type RouteAccess = Access | 'internal';
export const ACCESS = 'careward:access';
/** The row a handler answers; contract tests compare them with the table. */
export const ROW = 'careward:row';

/** Makes a handler answer a row of the route table: its method, path, access and usual status. */
export const Route = (row: Row) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[row.method], path: row.path }),
    HttpCode(row.redirect ? 302 : row.answers[201] && !row.answers[200] ? 201 : 200),
    SetMetadata(ACCESS, row.access satisfies RouteAccess),
    SetMetadata(ROW, row),
  );

/** Makes a handler answer another service's question. */
export const Internal = (call: InternalCall) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(200),
    SetMetadata(ACCESS, 'internal' satisfies RouteAccess),
  );
