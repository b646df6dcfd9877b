import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { isQuotable } from '@careward/content/text/medicines';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import type { Facts } from '@careward/content/coach/reply-intents';
import { isOnlyPlace, placesOf } from '../language/places.domain.js';
import {
  type AnswerChance,
  type FoundAnswers,
  noAnswers,
} from '../library/retrieval/found-answers.domain.js';
import { type FoundTopics, mostRelevant, nothingFound } from '../library/retrieval/found-topics.domain.js';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import type { ModelFailure } from '../model/model-answer.js';
import { mostUrgent, tierOf } from '../safety/risk.domain.js';
import type { Fact, Told } from '../safety/told-facts.domain.js';
import { type Answer, cardAnswer, type Citable, stoppedBefore } from './answer.domain.js';
import { isUrgentFirst, libraryAnswer } from './library-answer.domain.js';
import type { AttachedFile } from './file-sentences.domain.js';
import type { SaidInFiles } from './file-answer.domain.js';
import { type Opening, openingLines } from './opening.domain.js';
import { closestPassages } from './page-answer.domain.js';
import { type AskedPlaceFor, noPlaceNote, type PlaceNote, placeNoteFor } from './place-note.domain.js';
import { asDocument, asSuggestion, givable, preparedAnswer } from './prepared-answer.domain.js';
import { isOnlyPointedTo, isUrgent, quotable, urgentQuote } from './quotes.domain.js';
import { choice, choiceOfQuestions, refusal } from './refusal.domain.js';
import { reply, type ReplyKind } from './reply.domain.js';
import { nothingAsked, ofFiles, withFiles } from './with-files.domain.js';

/** A question and its answer before this one, as far as the next answer goes by them. */
export type EarlierExchange = {
  question: string;
  risk: Risk | null;
  feeling: Feeling | null;
  /** What its answer asked the place for. */
  askedPlaceFor?: AskedPlaceFor | undefined;
  told?: readonly Told[] | undefined;
  files?: readonly AttachedFile[];
};

export type AskedQuestion = {
  text: string;
  lang: Language;
  /** The conversation's latest exchanges, oldest first. */
  earlier: readonly EarlierExchange[];
  /** Which question of the conversation it is. */
  turn: number;
  conditions: readonly Condition[];
  /** What the conversation told of the same people, as far as it makes something else a danger. */
  saidFacts?: readonly Fact[];
  /** The state of the profile, by its code. */
  state: string | null;
  facts: Facts;
  files?: readonly AttachedFile[];
};

/** What is known about a question before anything is said. */
export type Understood = {
  risk: Risk | null;
  /** The kind of short reply that it wants; null for a question about care. */
  replyKind: ReplyKind | null;
  found: FoundTopics;
  opening: Opening;
  /** What its files, or those of an exchange before, say to it; the screen does not know of them. */
  said?: SaidInFiles | null;
};

/** The library's documents, by id. */
export type Library = {
  topic: (id: string) => DocumentPassages | undefined;
  answeredQuestion: (id: string) => AnsweredIn | undefined;
};

/** The answer that needs no model: a danger's card, a short reply, quotes of the library, a question back, a refusal. */
export function answerQuestion(asked: AskedQuestion, understood: Understood, library: Library): Answer {
  const { replyKind, found } = understood;
  const { lang, facts, turn } = asked;
  const risk = raisedByAnswer(understood.risk, givable(found.answers ?? noAnswers, lang));
  if (risk?.level === 'card') return cardAnswer(risk, lang, library.topic(cardFor(risk.category).topicId));
  const { said, opening } = understood;
  const ofWords = () =>
    replyKind
      ? reply(replyKind, { lang, facts, turn })
      : fromLibrary(asked, { ...understood, risk }, library);
  const answer = said?.isAlone ? nothingAsked(lang) : ofWords();
  return { ...(said ? withFiles(answer, said, opening) : answer), risk };
}

/** A verdict with that of an answered question which is surely asked: it raises the screen's and never lowers it. */
function raisedByAnswer(risk: Risk | null, { certainty, answers: [first] }: FoundAnswers): Risk | null {
  const shown = certainty === 'sure' ? first?.answered.risk : null;
  if (!shown) return risk;
  const own = { ...shown, tier: tierOf(shown.category) };
  return mostUrgent(risk ? [risk, own] : [own]);
}

/**
 * What may be cited for a question, in the order of its sources: the prepared answer that is given, then what else fits, of a
 * crawled page the passages that fit best. Pages that are only pointed to come last.
 */
export function documentsFor(
  { relevant, answers }: FoundTopics,
  { text, lang }: Pick<AskedQuestion, 'text' | 'lang'>,
): Citable[] {
  const [given] = givenAnswers(answers, lang);
  const documents = relevant
    .map(quotable)
    .toSorted((a, b) => Number(isOnlyPointedTo(a)) - Number(isOnlyPointedTo(b)))
    .map((document) =>
      document.page && !isOnlyPointedTo(document) ? closestPassages(document, text, lang) : document,
    );
  if (!given) return documents;
  const others = documents.filter(({ documentId }) => documentId !== given.topic.documentId);
  return [asDocument(given), ...others].slice(0, mostRelevant);
}

/** The answered questions that are answered, the likeliest first; none where they are only offered. */
function givenAnswers(found: FoundAnswers | undefined, lang: Language): readonly AnswerChance[] {
  const { certainty, answers } = givable(found ?? noAnswers, lang);
  return certainty === 'sure' || certainty === 'likely' ? answers : [];
}

/** What every question about taking a medicine comes back to. */
const MEDICINES = 'medication-management';

/**
 * What was found, but for a question about taking a medicine that no topic fits: it is answered from the topic about
 * medicines, below the line that says who decides, and a page comes after it.
 */
export function withMedicines(
  found: FoundTopics,
  { isAboutMedicine }: Opening,
  topic: (id: string) => DocumentPassages | undefined,
): FoundTopics {
  const medicines =
    isAboutMedicine && found.relevant.every(({ page }) => page) ? topic(MEDICINES) : undefined;
  return medicines ? { ...nothingFound, relevant: [medicines, ...found.relevant] } : found;
}

function fromLibrary(asked: AskedQuestion, understood: Understood, library: Library): Answer {
  const { text, lang, facts } = asked;
  const { found, opening, risk } = understood;
  const documents = documentsFor(found, asked);
  const { asksTwo, isAmbiguous, near } = found;
  const [first] = documents;
  const answers = givable(found.answers ?? noAnswers, lang);
  if (answers.certainty === 'unsure') return choiceOfQuestions(answers.answers, lang, opening);
  if (first && !isOnlyPointedTo(first)) {
    const place = placeNote(asked, found, documents);
    const { brand } = facts;
    if (first.answerId !== undefined)
      return preparedAnswer({ found: answers, documents, lang, opening, risk, place, brand, ...library });
    const answer = libraryAnswer({ question: text, lang, documents, asksTwo, opening, risk, place, brand });
    const offered = answers.answers.map((each) => asSuggestion(each, lang));
    return offered.length > 0 ? { suggestions: offered, ...answer } : answer;
  }
  if (isAmbiguous) return choice(near, lang, opening);
  const unquoted = found.unquoted ?? first;
  // Whoever may be in a crisis is told of no other questions that the coach is for.
  const isOffTopic = found.isOffTopic && risk?.tier !== 'T1';
  return refusal({ ...found, isOffTopic, ...(unquoted && { unquoted }), question: text, lang, opening });
}

/** What the answer says of the place, if what it is drawn from differs by state. */
export function placeNote(
  asked: AskedQuestion,
  found: FoundTopics,
  documents: readonly Citable[],
): PlaceNote {
  const [first] = documents;
  if (!first || first.page) return noPlaceNote;
  const { documentId: topicId, answerId } = first;
  return placeNoteFor({
    answer: { topicId, ...(answerId !== undefined && { answerId }) },
    lang: asked.lang,
    known: placesOf(asked, asked.state),
    n: documents.length + 1,
    mayAsk:
      found.answers?.certainty !== 'likely' && !asked.earlier.some(({ askedPlaceFor }) => askedPlaceFor),
  });
}

/** What a message that only names a place is answered from: what the latest answer that asked for a place asked it for. */
export function askedBefore(
  { text, earlier }: Pick<AskedQuestion, 'text' | 'earlier'>,
  library: Library,
): FoundTopics | null {
  const asked = earlier.findLast(({ askedPlaceFor }) => askedPlaceFor)?.askedPlaceFor;
  if (!asked || !isOnlyPlace(text)) return null;
  const held = asked.answerId === undefined ? undefined : library.answeredQuestion(asked.answerId);
  if (held) return { ...nothingFound, answers: { certainty: 'sure', answers: [{ ...held, chance: 1 }] } };
  const topic = library.topic(asked.topicId);
  return topic ? { ...nothingFound, relevant: [topic] } : null;
}

/** A model's verified sentences, each with its [n], and the n that they cite. */
export type Written = { content: string; usedSources: readonly number[] };

type FromLibrary = {
  answer: Answer;
  /** What the answer's sources are, in their order. */
  documents: readonly Citable[];
  opening: Opening;
  place: PlaceNote;
  said?: SaidInFiles | null;
};

/**
 * The library's answer with a model's sentences in place of its quotes. What it says of the place stays, and the urgent line
 * does unless they name the number themselves: first in danger, else last; so do the words of files. Null when one of them names a dose or permits a
 * medicine.
 */
export function modelAnswer(
  { answer: library, documents, opening, place, said }: FromLibrary,
  { content, usedSources }: Written,
): Answer | null {
  const lines = content.split('\n');
  if (!lines.every(isQuotable)) return null;
  const [main] = documents;
  const urgent = main && !isUrgent(content) ? urgentQuote(main, library.lang) : undefined;
  const urging = urgent === undefined ? [] : [`${urgent} [1]`];
  const isFirst = isUrgentFirst({ risk: library.risk, documents });
  const files = ofFiles(library, said);
  const cited = new Set([
    ...usedSources,
    ...(urgent === undefined ? [] : [1]),
    ...[...place.sources, ...files.sources].map(({ n }) => n),
  ]);
  const { feeling: _ofLibrary, ...rest } = library;
  return {
    ...rest,
    content: [
      ...openingLines(opening),
      ...(isFirst ? urging : []),
      ...lines,
      ...place.lines,
      ...place.more,
      ...files.lines,
      ...(isFirst ? [] : urging),
    ].join('\n'),
    kind: 'model',
    note: [answerTexts[library.lang].modelNote, files.note].flat().join(' '),
    sources: library.sources.filter(({ n }) => cited.has(n)),
    moreSteps: [],
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/**
 * How the content of `modelAnswer` begins, as far as a model's sentences so far decide it; null where they do not yet: in
 * danger the urgent line stands first unless they will name the number themselves.
 */
export function modelAnswerSoFar(
  { answer: library, documents, opening }: FromLibrary,
  content: string,
): string | null {
  const lines = content.split('\n');
  // A strip comes with the answer, and stands above it.
  if (content === '' || library.risk || !lines.every(isQuotable)) return null;
  const [main] = documents;
  const mayBeUrged = isUrgentFirst({ risk: library.risk, documents }) && !isUrgent(content);
  if (mayBeUrged && main && urgentQuote(main, library.lang) !== undefined) return null;
  return [...openingLines(opening), ...lines].join('\n');
}

/** The part of a model's answer that was shown before it was stopped. */
export const stoppedAnswer = (library: Answer, shown: string): Answer => {
  if (shown === '') return stoppedBefore(library.lang, library.risk);
  const words = answerTexts[library.lang];
  const { feeling: _feeling, askedPlaceFor: _notShown, ...rest } = library;
  return {
    ...rest,
    content: shown,
    kind: 'model',
    note: [words.stopped, words.modelNote].join(' '),
    sources: library.sources.filter(({ n }) => shown.includes(`[${n}]`)),
    moreSteps: [],
    cut: 'stopped',
  };
};

/** The library's answer with a line that says why it stands there. */
export const insteadOfModel = (library: Answer, failed: ModelFailure): Answer => {
  const words = answerTexts[library.lang];
  const line = failed === 'unsupported' ? words.modelUnsupported : words.modelFailed;
  return { ...library, note: [line, library.note].join(' ') };
};
