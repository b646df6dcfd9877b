import { idempotencyKeyIn } from '@careward/platform/http/idempotency-key';
import { rowParam } from '@careward/platform/http/route.decorator';

/** What comes with a message besides its body. */
export type Sent = { conversationId: string; key: string; acceptLanguage: string };

export const SentWith = rowParam('idempotencyKey', (request): Sent => ({
  conversationId: (request.params as { id: string }).id,
  key: idempotencyKeyIn(request),
  acceptLanguage: request.headers['accept-language'] ?? '',
}));
