import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import { fold } from '@careward/content/text/readings';
import { isAboutPeople } from '../retrieval/question.domain.js';
import type { RankedCandidate, SearchResult } from '../retrieval/search-result.domain.js';
import { type Answer, nameDocument, sourceOf } from './answer.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { namesFile } from './files/files-in-view.domain.js';
import { asDocument, asSuggestion, OFFERED } from './prepared-answer.domain.js';

type ShortList = {
  candidates: readonly RankedCandidate[];
  lang: Language;
  opening: Opening;
  brand: string;
  /** What stands above the questions; that it is not clear which is meant, unless told. */
  heading?: string;
};

/** Three answered questions that may be meant, each with what its answer says first; choosing one asks it. */
export function shortList({ candidates, lang, opening, brand, heading }: ShortList): Answer {
  const words = answerTexts[lang];
  const offered = candidates.slice(0, OFFERED.instead);
  const lines = offered.flatMap(({ answered }, at) => [
    answered.question[lang],
    `${answered.answer[lang].direct} [${at + 1}]`,
  ]);
  return {
    content: [...openingLines(opening), heading ?? words.closest, ...lines].join('\n'),
    lang,
    kind: 'choice',
    note: words.note(brand),
    sources: offered.map((held, at) => sourceOf(asDocument(held), lang, at + 1)),
    risk: null,
    outcome: 'choice',
    suggestions: offered.map((held) => {
      const { direct: _shown, ...suggestion } = asSuggestion(held, lang);
      return suggestion;
    }),
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** In a conversation about care, where nothing prepared fits: says so, with the questions that come nearest. */
export const unknownQuestion = (list: Omit<ShortList, 'heading'>): Answer => ({
  ...shortList({ ...list, heading: answerTexts[list.lang].nothingExact }),
  outcome: 'refused',
  isUnanswered: true,
});

type UnansweredQuestion = Pick<SearchResult, 'candidates' | 'isOffTopic' | 'foreign' | 'unquoted'> & {
  question: string;
  lang: Language;
  opening: Opening;
};

/** Says that the library has no answer, which questions come nearest, and where to ask. */
export function refusal(unanswered: UnansweredQuestion): Answer {
  const { question, lang, isOffTopic, opening, candidates } = unanswered;
  const words = answerTexts[lang];
  const { heading, documents } = pointers(unanswered);
  const sources = documents.map((document, at) => sourceOf(document, lang, at + 1));
  const listed = documents.map((document, at) => `- ${nameDocument(document, lang)} [${at + 1}]`);
  const isPaperGone = isOffTopic && namesFile(fold(question));
  const lines = isPaperGone
    ? [fileTexts[lang].gone]
    : isOffTopic
      ? [words.offTopic, words.aboutCare]
      : [...heading, ...listed, words.localHelp, words.emergency];
  return {
    content: [...openingLines(opening), ...lines].join('\n'),
    lang,
    kind: 'refusal',
    note: null,
    sources: isOffTopic ? [] : sources,
    risk: null,
    outcome: isOffTopic ? 'off-topic' : 'refused',
    suggestions: isPaperGone
      ? []
      : candidates.slice(0, OFFERED.beside).map((held) => asSuggestion(held, lang)),
    // What is unlike every topic may still be about care; then it speaks of a person.
    ...((!isOffTopic || isAboutPeople(question)) && { isUnanswered: true }),
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** What is pointed to, and what stands above it. */
function pointers({ foreign, unquoted, lang }: UnansweredQuestion): {
  heading: string[];
  documents: readonly DocumentPassages[];
} {
  const words = answerTexts[lang];
  if (unquoted) return { heading: [words.unquoted], documents: [unquoted] };
  if (foreign) return { heading: [words.foreign], documents: [foreign] };
  return { heading: [words.refusal], documents: [] };
}
