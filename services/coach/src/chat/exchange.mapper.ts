import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import type { OwnerVault } from '@careward/platform/personal-data/vault';
import { notAnswered, type Answer } from '../answer/answer.domain.js';
import { unreadableAnswer, unreadableQuestion, type Exchange, type Question } from './exchange.domain.js';
import type { ExchangeDocument } from './exchange.schema.js';

const place = (field: 'question' | 'answer' | 'feedbackReason', record: string) => ({
  collection: 'exchanges',
  field,
  record,
});

export const sealedQuestion = (id: string, question: Question, vault: OwnerVault) =>
  vault.seal(place('question', id), question);

export const sealedAnswer = (id: string, answer: Answer, vault: OwnerVault) =>
  vault.seal(place('answer', id), answer);

export const sealedReason = (id: string, reason: string, vault: OwnerVault) =>
  vault.seal(place('feedbackReason', id), reason);

export function toDomain(document: ExchangeDocument, vault: OwnerVault): Exchange {
  const { _id: id, conversationId, seq, lang, askedAt, feedback, answer, answeredAt, generating } = document;
  const opened = vault.openOrMark(place('question', id), document.question);
  const question = opened === UNREADABLE ? unreadableQuestion : opened;
  const begun = { id, conversationId, seq, question, lang, askedAt, feedback };
  if (answeredAt && document.status === 'interrupted')
    return { ...begun, status: 'interrupted', answer: notAnswered(lang), answeredAt };
  if (answeredAt && answer) {
    const read = vault.openOrMark(place('answer', id), answer);
    const told = read === UNREADABLE ? unreadableAnswer(lang) : withLevel(read);
    return { ...begun, status: 'answered', answer: told, answeredAt };
  }
  return generating
    ? { ...begun, status: 'generating', generating }
    : { ...begun, status: 'pending', failedAttempts: document.failedAttempts ?? 0 };
}

/** The same for its person, with the reason given with feedback. */
export const toExport = (document: ExchangeDocument, vault: OwnerVault) => ({
  exchange: toDomain(document, vault),
  feedbackReason: document.feedbackReason
    ? vault.openText(place('feedbackReason', document._id), document.feedbackReason)
    : null,
});

/** Risks that were stored before there were levels all had a card. */
const withLevel = (answer: Answer): Answer =>
  answer.risk ? { ...answer, risk: Object.assign({ level: 'card' }, answer.risk) } : answer;
