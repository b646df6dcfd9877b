import type { Message } from '@careward/contracts/coach/message';
import type { AnsweredExchange, Exchange } from './exchange.domain.js';

/** Message ids come from their exchange's, so a repeated call gets the same ones. */
const questionId = (exchangeId: string) => `${exchangeId}-question`;
const answerId = (exchangeId: string) => `${exchangeId}-answer`;

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

/** Where a message stands in its conversation: the exchange's place, and which half of it. */
export type MessagePlace = { seq: number; part: 'question' | 'answer' };
export const writePlace = ({ seq, part }: MessagePlace) => `${seq}-${part}`;

/** What `before` names, which is a place or a message's id: one half of an exchange. Null for what is neither. */
export function readPlace(before: string): { exchange: string; part: MessagePlace['part'] } | null {
  const [, exchange, part] = /^(.+)-(question|answer)$/.exec(before) ?? [];
  return exchange === undefined ? null : { exchange, part: part === 'answer' ? 'answer' : 'question' };
}

type Placed = { message: Message; place: MessagePlace };

const halvesOf = (exchange: Exchange): Placed[] => [
  { message: userMessageOf(exchange), place: { seq: exchange.seq, part: 'question' } },
  ...(exchange.status === 'answered'
    ? [{ message: aiMessageOf(exchange), place: { seq: exchange.seq, part: 'answer' as const } }]
    : []),
];

const isBefore =
  (mark: MessagePlace | null) =>
  ({ place: { seq, part } }: Placed) =>
    !mark || seq < mark.seq || (seq === mark.seq && part === 'question' && mark.part === 'answer');

/** Oldest first: of exchanges in their order, the messages before a place (all of them when null), the latest `limit`. */
export const messagesOf = (
  exchanges: readonly Exchange[],
  { before, limit }: { before: MessagePlace | null; limit: number },
): Placed[] => exchanges.flatMap(halvesOf).filter(isBefore(before)).slice(-limit);
