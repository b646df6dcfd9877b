import type { Message } from '@careward/contracts/coach/message';
import { isCompleted, type CompletedExchange, type Exchange } from './exchange.domain.js';

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
  moreSteps: [],
  suggestions: [],
});

export const aiMessageOf = ({
  id,
  conversationId,
  answer,
  answeredAt,
  feedback,
}: CompletedExchange): Message => ({
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
  moreSteps: answer.moreSteps ?? [],
  suggestions: answer.suggestions ?? [],
});

/** Where a message stands in its conversation: its exchange's `seq`, and whether it is the question or the answer. */
export type MessagePlace = { seq: number; part: 'question' | 'answer' };
export const writePlace = ({ seq, part }: MessagePlace) => `${seq}-${part}`;

/** Reads `<exchange>-<part>`, where the exchange is given by its seq or, in a message's id, by its id. Else null. */
export function readPlace(before: string): { exchange: string; part: MessagePlace['part'] } | null {
  const [, exchange, part] = /^(.+)-(question|answer)$/.exec(before) ?? [];
  return exchange === undefined ? null : { exchange, part: part === 'answer' ? 'answer' : 'question' };
}

type Placed = { message: Message; place: MessagePlace };

const placedMessages = (exchange: Exchange): Placed[] => [
  { message: userMessageOf(exchange), place: { seq: exchange.seq, part: 'question' } },
  ...(isCompleted(exchange)
    ? [{ message: aiMessageOf(exchange), place: { seq: exchange.seq, part: 'answer' as const } }]
    : []),
];

const isBefore =
  (before: MessagePlace | null) =>
  ({ place: { seq, part } }: Placed) =>
    !before || seq < before.seq || (seq === before.seq && part === 'question' && before.part === 'answer');

/** The latest `limit` messages before a place (before the end when null), oldest first as the exchanges are. */
export const messagesOf = (
  exchanges: readonly Exchange[],
  { before, limit }: { before: MessagePlace | null; limit: number },
): Placed[] => exchanges.flatMap(placedMessages).filter(isBefore(before)).slice(-limit);
