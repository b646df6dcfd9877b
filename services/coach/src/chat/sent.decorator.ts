import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from './idempotency-key.js';

/** What comes with a message besides its body. */
export type Sent = { conversationId: string; key: string; acceptLanguage: string };

export const SentWith = createParamDecorator((_: unknown, context: ExecutionContext): Sent => {
  const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
  return {
    conversationId: request.params.id,
    key: idempotencyKeyOf(request),
    acceptLanguage: request.headers['accept-language'] ?? '',
  };
});
