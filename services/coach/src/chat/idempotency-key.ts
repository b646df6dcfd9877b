import { invalidInput } from '@careward/platform/http/problem-error';
import { newId } from '@careward/platform/app/new-id';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const LONGEST = 200;

/** The caller's Idempotency-Key; a fresh one when none was sent, so that such a call stands for itself. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return newId();
  if (typeof key !== 'string' || key.length > LONGEST)
    throw invalidInput([
      { message: 'We could not read this request. Please reload the page and try again.' },
    ]);
  return key;
}

export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
