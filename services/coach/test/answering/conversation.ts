import type { Language } from '@careward/contracts/kernel/languages';
import {
  answerQuestion,
  type EarlierExchange,
  type MessageAnalysis,
} from '../../src/answering/answer-question.domain.js';
import type { Answer } from '../../src/answering/answer.domain.js';
import { noOpening } from '../../src/answering/opening.domain.js';
import type { Kin } from '../../src/retrieval/premise.domain.js';
import type { Act } from '../../src/understanding/learned/acts.domain.js';
import { emptyResult, type SearchResult } from '../../src/retrieval/search-result.domain.js';
import { answeredQuestion, answeringTopics, seedAnswer } from './seed-answers.js';

const facts = { brand: 'Nearhand', supportEmail: 'help@nearhand.example', hasModel: false };
export const wholeLibrary = {
  document: (id: string) => answeringTopics.find(({ documentId }) => documentId === id),
  answered: answeredQuestion,
};

export type TestMessage = Partial<MessageAnalysis> & {
  text: string;
  lang?: Language;
  act?: Act | null;
  /** What the finder finds: answered questions, by id. */
  answers?: readonly string[];
  certainty?: SearchResult['certainty'];
  library?: typeof wholeLibrary;
  person?: readonly Kin[];
};

/** A conversation, each message understood as it is told: its answers, and what may be said next. */
export function conversation(...messages: readonly TestMessage[]): Answer[] {
  const earlier: EarlierExchange[] = [];
  for (const message of messages) {
    const { text, lang = 'en', act = 'ask', answers = [], certainty, library, person, ...known } = message;
    const found = {
      ...emptyResult,
      isOffTopic: answers.length === 0,
      certainty: certainty ?? (answers.length > 0 ? ('sure' as const) : ('none' as const)),
      candidates: answers.map(seedAnswer),
    };
    const asked = {
      text,
      lang,
      earlier,
      turn: earlier.length + 1,
      conditions: [],
      state: 'OH',
      facts,
      person: person ?? [],
    };
    const understood = { risk: null, replyKind: null, found, opening: noOpening, act, ...known };
    const answer = answerQuestion(asked, understood, library ?? wholeLibrary);
    const { risk, feeling = null } = answer;
    earlier.push({ question: text, risk, feeling, answer });
  }
  return earlier.flatMap(({ answer }) => answer ?? []);
}

export const lastOf = (...messages: readonly TestMessage[]): Answer => {
  const last = conversation(...messages).at(-1);
  if (!last) throw new Error('nothing was said');
  return last;
};
