import type { Message } from '@careward/contracts/coach/message';
import type { AnsweredExchange, Exchange } from './exchange.js';

/** Message ids come from their exchange's, so a repeated call gets the same ones. */
const questionId = (exchangeId: string) => `${exchangeId}-question`;
const answerId = (exchangeId: string) => `${exchangeId}-answer`;
export const exchangeOf = (messageId: string) => messageId.replace(/-(question|answer)$/, '');

export const userMessageOf = ({ id, conversationId, question, lang, askedAt }: Exchange): Message => ({
  id: questionId(id),
  conversationId,
  role: 'user',
  content: question.content,
  attachments: question.attachments,
  createdAt: askedAt.toISOString(),
  feedback: null,
  userFeedback: null,
  lang,
  sources: [],
  risk: null,
  kind: null,
  note: null,
});

export const aiMessageOf = ({
  id,
  conversationId,
  answer,
  answeredAt,
  feedback,
}: AnsweredExchange): Message => ({
  id: answerId(id),
  conversationId,
  role: 'assistant',
  content: answer.content,
  attachments: [],
  createdAt: answeredAt.toISOString(),
  feedback,
  userFeedback: feedback,
  lang: answer.lang,
  sources: answer.sources,
  risk: answer.risk,
  kind: answer.kind,
  note: answer.note,
});

/** Oldest first: of exchanges in their order, the messages before one of them (all of them when null), the latest `limit`. */
export function messagesOf(
  exchanges: readonly Exchange[],
  { before, limit }: { before: string | null; limit: number },
): Message[] {
  const messages = exchanges.flatMap((exchange) =>
    exchange.status === 'answered'
      ? [userMessageOf(exchange), aiMessageOf(exchange)]
      : [userMessageOf(exchange)],
  );
  const end = before === null ? -1 : messages.findIndex(({ id }) => id === before);
  return messages.slice(0, end < 0 ? undefined : end).slice(-limit);
}
