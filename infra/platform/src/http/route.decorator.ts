import type { InternalCall } from '@careward/contracts/kernel/service';
import type { Route as Row } from '@careward/contracts/kernel/route';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { newId } from '../app/new-id.js';
import { invalidInput } from './problem-error.js';

/** The row of the route table that a handler answers. */
export const ROW = 'careward:row';
/** The internal call that a handler answers. */
export const CALL = 'careward:internal-call';

/**
 * Makes a handler answer a row of the route table: its method, path, access and usual status. Throws at start when the
 * handler uses a row parameter that the row does not have, or does not use one that it has.
 */
export const Route = (row: Row) =>
  applyDecorators(
    agreesWith(row),
    RequestMapping({ method: RequestMethod[row.method], path: row.path }),
    HttpCode(row.redirect ?? (row.answers[201] && !row.answers[200] ? 201 : 200)),
    SetMetadata(ROW, row),
  );

/** Makes a handler answer an internal call, for the callers that the call names. */
export const Internal = (call: InternalCall) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(200),
    SetMetadata(CALL, call),
  );

const rowParams = ['page', 'idempotencyKey'] as const;
type RowParam = (typeof rowParams)[number];
const USED = 'careward:row-params';

/** A parameter decorator for what a row declares under this name. */
export const rowParam = <Value>(name: RowParam, read: (request: FastifyRequest, row: Row) => Value) => {
  const decorator = createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<FastifyRequest>(), rowOf(context) as Row),
  );
  return (): ParameterDecorator => (controller, method, index) => {
    Reflect.defineMetadata(USED, [...usedBy(controller, method), name], controller, method ?? '');
    decorator()(controller, method, index);
  };
};

export const rowOf = (context: ExecutionContext) =>
  Reflect.getMetadata(ROW, context.getHandler()) as Row | undefined;

const agreesWith =
  (row: Row): MethodDecorator =>
  (controller, method) => {
    const used = usedBy(controller, method);
    const wrong = rowParams.find((name) => used.includes(name) !== Boolean(row[name]));
    if (wrong) throw new Error(`${row.method} ${row.path}: row and handler differ about "${wrong}"`);
  };

const usedBy = (controller: object, method: string | symbol = '') =>
  (Reflect.getMetadata(USED, controller, method) ?? []) as RowParam[];

const LONGEST = 200;

/** The caller's Idempotency-Key; a fresh one when none was sent, so that such a call stands for itself. */
export function idempotencyKeyIn({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return newId();
  if (typeof key !== 'string' || key.length > LONGEST)
    throw invalidInput([
      { message: 'We could not read this request. Please reload the page and try again.' },
    ]);
  return key;
}

export const IdempotencyKey = rowParam('idempotencyKey', idempotencyKeyIn);
