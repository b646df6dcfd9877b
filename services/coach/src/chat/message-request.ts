import { isReadable, UNREADABLE_REFUSED } from '@careward/contracts/kernel/unreadable';
import { sendMessage } from '@careward/contracts/coach/message';
import { idempotencyKeyIn } from '@careward/platform/http/idempotency-key';
import { rowParam } from '@careward/platform/http/route.decorator';
import type { NewQuestion } from './ask-coach.js';

/** Refuses the placeholder that stands for a text which could not be opened. */
export const readableMessage = sendMessage.refine(({ content }) => isReadable(content), {
  path: ['content'],
  message: UNREADABLE_REFUSED,
});

export type Envelope = Omit<NewQuestion, 'question'>;

/** What a message's request carries besides its body. */
export const MessageEnvelope = rowParam('idempotencyKey', (request): Envelope => ({
  conversationId: (request.params as { id: string }).id,
  key: idempotencyKeyIn(request),
  acceptLanguage: request.headers['accept-language'] ?? '',
}));
