import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import type { Feeling } from '@careward/content/coach/feelings';
import type { Facts } from '@careward/content/coach/reply-intents';
import type { Act } from '../learned/acts.domain.js';
import { isOnlyPlace, placesOf } from '../language/places.domain.js';
import {
  type AnswerChance,
  type FoundAnswers,
  isGiven,
  noAnswers,
} from '../library/retrieval/found-answers.domain.js';
import { type FoundTopics, mostRelevant, nothingFound } from '../library/retrieval/found-topics.domain.js';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import { mostUrgent, tierOf } from '../safety/risk.domain.js';
import type { Fact, Told } from '../safety/told-facts.domain.js';
import { cardAgain, isAboutBefore } from './acting.domain.js';
import { type Answer, cardAnswer, type Citable } from './answer.domain.js';
import { type AnswerFrom, continuedAnswer, goneOn } from './continued-answer.domain.js';
import type { Library } from './conversation.domain.js';
import { isUrgentRisk, libraryAnswer } from './library-answer.domain.js';
import type { AttachedFile } from './file-sentences.domain.js';
import type { SaidInFiles } from './file-answer.domain.js';
import type { Opening } from './opening.domain.js';
import { closestPassages } from './page-answer.domain.js';
import { type AskedPlaceFor, noPlaceNote, type PlaceNote, placeNoteFor } from './place-note.domain.js';
import { asDocument, asSuggestion, givable, OFFERED, preparedAnswer } from './prepared-answer.domain.js';
import { isOnlyPointedTo, quotable } from './quotes.domain.js';
import { refusal, shortList } from './refusal.domain.js';
import { reply, type ReplyKind } from './reply.domain.js';
import type { Going } from './unsaid.domain.js';
import { nothingAsked, withFiles } from './with-files.domain.js';

/** A question and its answer before this one, as far as the next answer goes by them. */
export type EarlierExchange = {
  question: string;
  risk: Risk | null;
  feeling: Feeling | null;
  /** What its answer asked the place for. */
  askedPlaceFor?: AskedPlaceFor | undefined;
  told?: readonly Told[] | undefined;
  files?: readonly AttachedFile[];
  /** Null where it was not answered, or can no longer be opened. */
  answer?: Answer | null;
};

export type AskedQuestion = {
  text: string;
  lang: Language;
  /** The conversation's latest exchanges, oldest first. */
  earlier: readonly EarlierExchange[];
  /** Which question of the conversation it is. */
  turn: number;
  conditions: readonly Condition[];
  /** What the screen looks for besides what it always does: the conditions of whom the message may be about, and what the conversation told of them. */
  screened?: readonly (Condition | Fact)[];
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
  /** What it does with the conversation before it; null for a question that stands alone, as a chip's does. */
  act?: Act | null;
  /** The answered questions that its two problems ask. */
  two?: readonly AnsweredIn[];
  /** What its files, or those of an exchange before, say to it. */
  said?: SaidInFiles | null;
};

/** The answer that needs no model: a danger's card, a short reply, quotes of the library, a question back, a refusal. */
export function answerQuestion(asked: AskedQuestion, understood: Understood, library: Library): Answer {
  const { replyKind, found } = understood;
  const { text, lang, facts, turn, earlier } = asked;
  const risk = raisedByAnswer(understood.risk, givable(found.answers ?? noAnswers, lang));
  const card =
    risk?.level === 'card' ? risk : cardAgain({ text, act: understood.act, earlier }, found.answers);
  if (card) return cardAnswer(card, lang, library.topic(cardFor(card.category).topicId));
  const { said, opening } = understood;
  const known = { ...understood, risk };
  const ofWords = () =>
    goingOn(asked, known, library) ??
    (replyKind ? reply(replyKind, { lang, facts, turn }) : fromLibrary(asked, known, library));
  const answer = { ...(said?.isAlone ? nothingAsked(lang) : ofWords()), risk };
  return said ? withFiles(answer, said, opening) : answer;
}

/** The answer to a message that goes on from the ones before; null for any other. */
function goingOn(asked: AskedQuestion, understood: Understood, library: Library): Answer | null {
  const { act, two = [], found, opening, replyKind, risk } = understood;
  if (!act || (replyKind && !isAboutBefore(act))) return null;
  const { text, lang, turn, earlier, facts } = asked;
  const going: Going = { act, text, lang, turn, earlier, found, opening, brand: facts.brand, library };
  const answerFrom: AnswerFrom = (other, said) =>
    fromLibrary(asked, { ...understood, found: other, opening: said }, library);
  if (replyKind) return continuedAnswer(going, answerFrom);
  return goneOn(going, answerFrom, {
    two,
    isDanger: isUrgentRisk(risk),
    first: documentsFor(found, asked)[0],
  });
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

/** How many prepared answers a model is given beside what the library answers from. */
const MOST_OTHERS = 5;

/**
 * What a model may cite: what the library's answer cites, in the order of its sources, then the likeliest other prepared
 * answers. Where the library only asks back, those and the topics that were found.
 */
export function citableBy(
  { found }: Understood,
  { kind, sources, lang }: Answer,
  asked: Pick<AskedQuestion, 'text' | 'lang'>,
): { documents: Citable[]; others: { n: number; document: Citable }[] } {
  const isChoice = kind === 'choice';
  const isOfFilesAlone = sources.every(({ file }) => file !== undefined);
  if (isOfFilesAlone && !isChoice) return { documents: [], others: [] };
  const all = documentsFor(found, asked);
  const documents = isChoice ? offeredIn(sources, found) : all;
  const others = [...otherAnswers(found, documents, lang), ...(isChoice ? all : [])];
  const last = Math.max(0, ...sources.map(({ n }) => n));
  return { documents, others: others.map((document, at) => ({ n: last + at + 1, document })) };
}

/** The prepared answers that a question back offers, in the order of its sources. */
const offeredIn = (sources: Answer['sources'], { answers }: FoundTopics): Citable[] =>
  sources.flatMap(({ answerId }) => {
    const held = answers?.answers.find(({ answered }) => answered.id === answerId);
    return held ? [asDocument(held)] : [];
  });

/** The likeliest prepared answers that are not among the given documents. */
const otherAnswers = ({ answers }: FoundTopics, given: readonly Citable[], lang: Language): Citable[] =>
  givable(answers ?? noAnswers, lang)
    .answers.map(asDocument)
    .filter(({ answerId }) => !given.some((document) => document.answerId === answerId))
    .slice(0, MOST_OTHERS);

/** The answered questions that are answered, the likeliest first; none where they are only offered. */
function givenAnswers(found: FoundAnswers | undefined, lang: Language): readonly AnswerChance[] {
  const own = givable(found ?? noAnswers, lang);
  return isGiven(own) ? own.answers : [];
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

/** A question about a crisis is offered from this chance on where nothing else speaks of one. */
const LEAST_CRISIS = 0.3;

/** Nobody who asked about the front door is asked whether they meant suicide. What is given, and not only offered, stays. */
function offerable({ answers, ...found }: FoundAnswers, risk: Risk | null): FoundAnswers {
  const isGivenFirst = isGiven({ answers, ...found });
  const isCrisis = ({ answered }: AnswerChance) =>
    answered.risk !== null && tierOf(answered.risk.category) === 'T1';
  const mayBeOffered = (answer: AnswerChance, at: number) =>
    risk?.tier === 'T1' || (isGivenFirst && at === 0) || answer.chance >= LEAST_CRISIS || !isCrisis(answer);
  return { ...found, answers: answers.filter(mayBeOffered) };
}

function fromLibrary(asked: AskedQuestion, understood: Understood, library: Library): Answer {
  const { text, lang, facts } = asked;
  const { found, opening, risk } = understood;
  const documents = documentsFor(found, asked);
  const { asksTwo } = found;
  const { brand } = facts;
  const [first] = documents;
  const answers = offerable(givable(found.answers ?? noAnswers, lang), risk);
  if (answers.certainty === 'unsure') return shortList({ answers: answers.answers, lang, opening, brand });
  if (first && !isOnlyPointedTo(first)) {
    const place = placeNote(asked, understood, documents);
    if (first.answerId !== undefined)
      return preparedAnswer({ found: answers, documents, lang, opening, risk, place, brand, ...library });
    const answer = libraryAnswer({ question: text, lang, documents, asksTwo, opening, risk, place, brand });
    const offered = answers.answers.slice(0, OFFERED.beside).map((each) => asSuggestion(each, lang));
    return offered.length > 0 ? { suggestions: offered, ...answer } : answer;
  }
  const unquoted = found.unquoted ?? first;
  // Whoever may be in a crisis is told of no other questions that the coach is for.
  const isOffTopic = found.isOffTopic && risk?.tier !== 'T1';
  return refusal({
    ...found,
    isOffTopic,
    ...(unquoted && { unquoted }),
    question: text,
    lang,
    opening,
    answers: answers.answers,
  });
}

/** What the answer says of the place, if what it is drawn from differs by state; nobody is asked for it who asked about a file. */
export function placeNote(
  asked: AskedQuestion,
  { said }: Pick<Understood, 'said'>,
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
    mayAsk: !said?.isFirst && !asked.earlier.some(({ askedPlaceFor }) => askedPlaceFor),
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
