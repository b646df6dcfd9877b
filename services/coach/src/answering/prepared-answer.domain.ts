import type { Risk, Suggestion } from '@careward/contracts/coach/schemas';
import type { Passage } from '@careward/contracts/discovery/internal-calls';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { isQuotable } from '@careward/content/text/medicines';
import { POISON_HELP } from '@careward/content/safety/phones';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { RankedCandidate, SearchResult } from '../retrieval/search-result.domain.js';
import type { TopicAnswer, LibraryIndex } from '../retrieval/library-index.domain.js';
import {
  type Answer,
  type Citable,
  pointersTo,
  quotingAnswer,
  section,
  SHOWN_WHEN_COLLAPSED,
} from './answer.domain.js';
import { isUrgentRisk } from '../understanding/safety/risk.domain.js';
import type { Opening } from './opening.domain.js';
import type { PlaceNote } from './place-note.domain.js';
import { isOfOtherKin, type Kin } from '../retrieval/premise.domain.js';
import { isUrgent } from './quotes.domain.js';

type PreparedText = AnsweredQuestion['answer'][Language];

/** An answered question as something that is cited, and that a model may write from. */
export function asDocument({ topic, answered }: TopicAnswer): Citable {
  const { id, question, answer, sources } = answered;
  const passages = (lang: Language): Passage[] => {
    const { direct, steps, avoid, help } = quotableOf(answer[lang]);
    const of = (part: Passage['part'], texts: readonly string[]) =>
      texts.map((text, n) => ({ id: `${lang}.${part}.${n}`, lang, part, text }));
    return [...of('summary', [direct]), ...of('steps', [...steps, ...avoid]), ...of('whenToCall', help)];
  };
  return {
    ...topic,
    answerId: id,
    title: question,
    url: `${topic.url}#${id}`,
    confirmed: sources.some(({ read }) => read),
    passages: languages.flatMap(passages),
  };
}

/** The answer without what no answer may say (issue A3, section 3, "Medicines"). */
const quotableOf = ({ direct, steps, avoid, help }: PreparedText): PreparedText => ({
  direct,
  steps: steps.filter(isQuotable),
  avoid: avoid.filter(isQuotable),
  help: help.filter(isQuotable),
});

/** The same without what is said to other kin: "I love your mother", to a wife. Numbers to call stay. */
function fittingOf(answer: PreparedText, person: readonly Kin[] = []): PreparedText {
  const { steps, avoid, ...rest } = quotableOf(answer);
  const fits = (line: string) => !isOfOtherKin(line, person);
  return { ...rest, steps: steps.filter(fits), avoid: avoid.filter(fits) };
}

/** What was found, without answers that begin with what none may say; nothing where the likeliest is such. */
export function withoutUnquotable(found: SearchResult, lang: Language): SearchResult {
  const candidates = found.candidates.filter(({ answered }) => isQuotable(answered.answer[lang].direct));
  const isSame = candidates[0] === found.candidates[0];
  const certainty = isSame && candidates.length > 0 ? found.certainty : 'none';
  return { ...found, certainty, candidates };
}

/** How an answer begins that says yes or no, or refers to what its question names. */
const hanging: Record<Language, RegExp> = {
  en: /^(?:yes|no|not|maybe|often|usually|sometimes|quite possibly|probably|some can|it|they|that|this|these|those|both)(?![\p{L}'’])/iu,
  es: /^(?:sí|no(?=[,.:;])|quizás?|tal vez|a veces|muchas veces|casi (?:siempre|nunca)|por lo general|muy posiblemente|depende|algunos sí|pueden?(?=[,.:;])|puede (?:ser|pasar|afectar)|es común|son|eso|esto)(?!\p{L})/iu,
};

/** Whether an answer needs its question above it: "Often there is." Where one language does, both do. */
export const hangsOnQuestion = ({ answer }: AnsweredQuestion): boolean =>
  languages.some((lang) => hanging[lang].test(answer[lang].direct));

/** An answered question that may be asked next, and what its answer says first. */
export function asSuggestion({ topic, answered }: TopicAnswer, lang: Language): Suggestion {
  const { direct } = answered.answer[lang];
  return {
    topicId: topic.documentId,
    answerId: answered.id,
    title: answered.question[lang],
    ...(isQuotable(direct) && { direct }),
  };
}

/** How many questions are offered beside an answer, in place of one, and after one that was chosen. */
export const OFFERED = { beside: 2, instead: 3, asNext: 3 };
/** More steps than any has been written with; what goes beyond stands behind "All steps". */
const STEPS_SHOWN = 6;

type PreparedInputs = {
  /** The message. */
  question: string;
  found: SearchResult;
  lang: Language;
  /** What is cited, in the order of its numbers: the answer, then what else fits. */
  documents: readonly Citable[];
  opening: Opening;
  risk: Risk | null;
  place: PlaceNote;
  /** Whom it is about. */
  person?: readonly Kin[] | undefined;
  library: Pick<LibraryIndex, 'answered'>;
  brand: string;
};

/** The prepared answer to a question: what it says in one or two sentences, what to do, what to avoid, and when to call whom. */
export function preparedAnswer(inputs: PreparedInputs): Answer {
  const { found, lang, documents, opening, place, brand } = inputs;
  const [first] = found.candidates;
  if (!first) throw new Error('a prepared answer needs one');
  const words = answerTexts[lang];
  const { direct, steps, avoid, help } = fittingOf(first.answered.answer[lang], inputs.person);
  const cited = (text: string) => `${text} [1]`;
  const listed = (text: string) => `- ${text} [1]`;

  const top = [...(opening.text === '' ? [] : [opening.text])];
  const answered = [...questionAbove(inputs, first, top), cited(direct)];
  const urgent = help.find(isUrgent);
  const isFirst = beginsWithHelp(inputs, [...top, cited(urgent ?? ''), ...answered].join('\n'));
  const later = isFirst ? help.filter((line) => line !== urgent) : help;
  const lines = [
    ...top,
    ...(isFirst && urgent !== undefined ? [cited(urgent)] : []),
    ...answered,
    ...place.lines,
    ...steps.slice(0, STEPS_SHOWN).map(listed),
    ...section(words.avoid, avoid.map(listed)),
    ...place.more,
    ...section(words.seekHelp, [...later.map(listed), ...helpOf(opening, help)]),
    ...pointersTo(documents, { lang, from: 1 }),
  ];
  const note = [words.note(brand), ...doubtsAbout(first.answered, lang)].join(' ');
  return {
    suggestions: suggestAnswers(inputs, first),
    ...quotingAnswer({ lines, lang, documents, note, opening, place }),
    moreSteps: steps.slice(STEPS_SHOWN),
  };
}

/** The question that an answer hangs on, unless it was asked in these words, or leaves no room for what is shown collapsed. */
function questionAbove(
  { question: message, lang, place }: PreparedInputs,
  { answered }: RankedCandidate,
  top: readonly string[],
): string[] {
  const question = answered.question[lang];
  const begun = [...top, question, answered.answer[lang].direct, ...place.lines].join('\n');
  const isAbove = message !== question && hangsOnQuestion(answered) && begun.length <= SHOWN_WHEN_COLLAPSED;
  return isAbove ? [question] : [];
}

/**
 * Whether the number to call stands first: where a danger was found that the answer itself does not begin with, and the
 * answer still stands in what a collapsed message shows.
 */
function beginsWithHelp({ found, risk, lang }: PreparedInputs, begun: string): boolean {
  const [first] = found.candidates;
  if (!first || isUrgent(first.answered.answer[lang].direct)) return false;
  const isDanger = found.certainty === 'sure' && first.answered.risk !== null;
  return (isDanger || isUrgentRisk(risk)) && begun.length <= SHOWN_WHEN_COLLAPSED;
}

/** Where to ask about a medicine that went wrong, unless the answer says so itself. */
const helpOf = ({ help }: Opening, own: readonly string[]): string[] =>
  help === null || own.some((line) => line.includes(POISON_HELP)) ? [] : [`- ${help}`];

/** What its reader should know of how far it was confirmed. */
export function doubtsAbout({ sources, confidence }: AnsweredQuestion, lang: Language): string[] {
  const words = answerTexts[lang];
  return [
    ...(sources.some(({ read }) => read) ? [] : [words.unconfirmedAnswer]),
    ...(confidence === 'medium' ? [words.mediumConfidence] : []),
  ];
}

/** The two that may be meant as well; after a question that was chosen, what is asked next. */
function suggestAnswers(
  { found, lang, library }: PreparedInputs,
  { answered }: RankedCandidate,
): Suggestion[] {
  const others = found.candidates.slice(1, 1 + OFFERED.beside);
  const next = answered.next.flatMap((id) => library.answered(id) ?? []).slice(0, OFFERED.asNext);
  return (others.length > 0 ? others : next).map((other) => asSuggestion(other, lang));
}
