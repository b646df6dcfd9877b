import type { OwnerVault } from '@careward/platform/personal-data/vault';
import type { Answer } from '../answer/answer.domain.js';
import { unreadableAnswer, unreadableQuestion, type Asked, type Exchange } from './exchange.domain.js';
import type { ExchangeDocument } from './exchange.schema.js';

const place = (field: 'question' | 'answer', record: string) => ({ collection: 'exchanges', field, record });

export const sealedQuestion = (id: string, question: Asked, vault: OwnerVault) =>
  vault.seal(place('question', id), question);

export const sealedAnswer = (id: string, answer: Answer, vault: OwnerVault) =>
  vault.seal(place('answer', id), answer);

export function toDomain(document: ExchangeDocument, vault: OwnerVault): Exchange {
  const { _id: id, conversationId, seq, lang, askedAt, feedback, answer, answeredAt } = document;
  const question = vault.open(place('question', id), document.question, unreadableQuestion);
  const begun = { id, conversationId, seq, question, lang, askedAt, feedback };
  return answer && answeredAt
    ? {
        ...begun,
        status: 'answered',
        answer: vault.open(place('answer', id), answer, unreadableAnswer(lang)),
        answeredAt,
      }
    : { ...begun, status: 'pending', generating: document.generating ?? null };
}
