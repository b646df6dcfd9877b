import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { isAboutPeople } from '../library/retrieval/question.domain.js';
import type { AnswerChance } from '../library/retrieval/found-answers.domain.js';
import type { FoundTopics } from '../library/retrieval/found-topics.domain.js';
import { type Answer, namedAs, sourceOf } from './answer.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { asSuggestion, OFFERED } from './prepared-answer.domain.js';

type Offered = { content: string; suggestions: Suggestion[]; lang: Language; opening: Opening };

const askedBack = ({ content, suggestions, lang, opening }: Offered): Answer => ({
  content: [...openingLines(opening), content].join('\n'),
  lang,
  kind: 'choice',
  note: null,
  sources: [],
  risk: null,
  outcome: 'choice',
  suggestions,
  ...(opening.feeling && { feeling: opening.feeling }),
});

/** Asks back when several topics are near; choosing one sends its title, which is then answered from that topic. */
export const choice = (near: readonly DocumentPassages[], lang: Language, opening: Opening): Answer =>
  askedBack({
    content: answerTexts[lang].didYouMean,
    suggestions: near.map(({ documentId, title }) => ({ topicId: documentId, title: title[lang] })),
    lang,
    opening,
  });

/** Asks back when several answered questions may be meant. */
export const choiceOfQuestions = (
  answers: readonly AnswerChance[],
  lang: Language,
  opening: Opening,
): Answer =>
  askedBack({
    content: answerTexts[lang].closest,
    suggestions: answers.slice(0, OFFERED.instead).map((held) => asSuggestion(held, lang)),
    lang,
    opening,
  });

type Refused = Pick<FoundTopics, 'near' | 'isOffTopic' | 'foreign' | 'unquoted'> & {
  question: string;
  lang: Language;
  opening: Opening;
};

/** Says that the library has no answer, which topics are near if any are, and where to ask. */
export function refusal(refused: Refused): Answer {
  const { question, lang, isOffTopic, opening } = refused;
  const words = answerTexts[lang];
  const { heading, documents } = pointers(refused);
  const sources = documents.map((document, at) => sourceOf(document, lang, at + 1));
  const listed = documents.map((document, at) => `- ${namedAs(document, lang)} [${at + 1}]`);
  const lines = isOffTopic
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
    // What is unlike every topic may still be about care; then it speaks of a person.
    ...((!isOffTopic || isAboutPeople(question)) && { isUnanswered: true }),
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** What is pointed to, and what stands above it. */
function pointers({ near, foreign, unquoted, lang }: Refused): {
  heading: string[];
  documents: readonly DocumentPassages[];
} {
  const words = answerTexts[lang];
  if (unquoted) return { heading: [words.unquoted], documents: [unquoted] };
  if (foreign) return { heading: [words.foreign], documents: [foreign] };
  return { heading: near.length > 0 ? [words.unsure, words.nearest] : [words.refusal], documents: near };
}
