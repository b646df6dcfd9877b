import type { Language } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/schemas';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Act } from '../understanding/learned/acts.domain.js';
import { emptyResult, type SearchResult, sureResult } from '../retrieval/search-result.domain.js';
import type { TopicAnswer } from '../retrieval/library-index.domain.js';
import { type Answer, type Citable, quotingAnswer } from './answer.domain.js';
import { type QuestionAndAnswer, directOf, type Library, type ShownAnswer } from './conversation.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { asDocument, asSuggestion, doubtsAbout, OFFERED } from './prepared-answer.domain.js';
import { isUrgent, quotesOf } from './quotes.domain.js';

export type AnswerFrame = { lang: Language; opening: Opening; brand: string; library: Library };

/** Lines that cite documents by their numbers, and the questions that may be asked next. */
type CitedLines = {
  lines: readonly string[];
  documents: readonly Citable[];
  offered?: readonly TopicAnswer[];
};

/** An answer of single lines of the library. */
export function answerOfLines(
  { lang, opening, brand, library }: AnswerFrame,
  { lines, documents, offered = [] }: CitedLines,
): Answer {
  const doubtsOf = ({ answerId, confirmed }: Citable) => {
    const held = answerId === undefined ? undefined : library.answered(answerId);
    if (held) return doubtsAbout(held.answered, lang);
    return confirmed ? [] : [answerTexts[lang].unconfirmed];
  };
  return {
    ...quotingAnswer({
      lines: [...openingLines(opening), ...lines],
      lang,
      documents,
      note: [answerTexts[lang].note(brand), ...new Set(documents.flatMap(doubtsOf))].join(' '),
      opening,
    }),
    suggestions: offered.map((held) => asSuggestion(held, lang)),
  };
}

const listLine = (text: string, n: number) => `- ${text} [${n}]`;

/** Of a document its direct sentence, its first steps, and the number to call where it has one. */
function summaryOf(document: Citable, { n, steps, lang }: { n: number; steps: number; lang: Language }) {
  const urgent = quotesOf(document, lang, 'whenToCall').filter(isUrgent).slice(0, 1);
  return {
    direct: `${directOf(document, lang)} [${n}]`,
    list: [...quotesOf(document, lang, 'steps').slice(0, steps), ...urgent].map((each) => listLine(each, n)),
  };
}

/** An answer that was shown, in its direct sentence and one step. */
export function shorterAnswer({ document }: ShownAnswer, frame: AnswerFrame): Answer {
  const { direct, list } = summaryOf(document, { n: 1, steps: 1, lang: frame.lang });
  const lines = [`${answerTexts[frame.lang].short} ${direct}`, ...list];
  return { ...answerOfLines(frame, { lines, documents: [document] }), form: 'shorter' };
}

const STEPS_OF_TWO = 3;

/** The answers to two questions of one message, each in short below its question. */
export function twoAnswers(two: readonly TopicAnswer[], frame: AnswerFrame): Answer {
  const documents = two.map(asDocument);
  const lines = documents.flatMap((document, at) => {
    const { direct, list } = summaryOf(document, { n: at + 1, steps: STEPS_OF_TWO, lang: frame.lang });
    return [document.title[frame.lang], direct, ...list];
  });
  const next = two.flatMap(({ answered }) => answered.next.slice(0, 2));
  const offered = next
    .filter((id) => !two.some(({ answered }) => answered.id === id))
    .flatMap((id) => frame.library.answered(id) ?? []);
  const beside = offered.slice(0, OFFERED.asNext);
  return { ...answerOfLines(frame, { lines, documents, offered: beside }), form: 'two-answers' };
}

/** What is found for a message that asks for an answer again. */
export const resultOfShown = ({ held, document }: ShownAnswer): SearchResult =>
  held ? sureResult(held) : { ...emptyResult, documents: [document] };

/** The card that is asked for again; null where the library surely has what is asked. */
export function cardAgain(
  act: Act | null | undefined,
  earlier: readonly QuestionAndAnswer[],
  { certainty }: SearchResult,
): Risk | null {
  const last = earlier.at(-1)?.answer;
  const isAsked = act === 'shorter' || act === 'repeat';
  return isAsked && last?.kind === 'card' && certainty !== 'sure' ? last.risk : null;
}
