import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import type { Facts } from '@careward/content/coach/reply-intents';
import type { Act } from '../understanding/learned/acts.domain.js';
import { isOnlyPlace, placesOf } from '../understanding/language/places.domain.js';
import {
  emptyResult,
  type RankedCandidate,
  type SearchResult,
  sureResult,
} from '../retrieval/search-result.domain.js';
import type { TopicAnswer } from '../retrieval/library-index.domain.js';
import { isUrgentRisk, mostUrgent, tierOf } from '../understanding/safety/risk.domain.js';
import type { Fact, ReportedFact } from '../understanding/safety/reported-facts.domain.js';
import { type Answer, cardAnswer, type Citable } from './answer.domain.js';
import { documentsFor } from './citable.domain.js';
import {
  type AnswerFrame,
  cardAgain,
  resultOfShown,
  shorterAnswer,
  twoAnswers,
} from './continued-answer.domain.js';
import { findMeantAnswer, type Library, shownAnswers } from './conversation.domain.js';
import { distressAnswer } from './distress.domain.js';
import { libraryAnswer } from './library-answer.domain.js';
import type { AttachedFile } from './files/file-sentences.domain.js';
import type { FileFindings } from './files/file-findings.domain.js';
import { type NearestLine, nearestLineAnswer } from './nearest-line.domain.js';
import { noOpening, type Opening } from './opening.domain.js';
import { type AnswerReference, noPlaceNote, type PlaceNote, placeNoteFor } from './place-note.domain.js';
import type { Kin } from '../retrieval/premise.domain.js';
import { asSuggestion, withoutUnquotable, OFFERED, preparedAnswer } from './prepared-answer.domain.js';
import { isOnlyPointedTo } from '../retrieval/quotable.domain.js';
import { refusal, shortList, unknownQuestion } from './refusal.domain.js';
import { isBareHelp, type ReplyKind } from '../understanding/reply-kind.domain.js';
import { reply } from './reply.domain.js';
import { nothingAsked, withFiles } from './files/with-files.domain.js';

/** A question and its answer before this one, as far as the next answer goes by them. */
export type EarlierExchange = {
  question: string;
  risk: Risk | null;
  feeling: Feeling | null;
  /** What its answer asked the place for. */
  askedPlaceFor?: AnswerReference | undefined;
  told?: readonly ReportedFact[] | undefined;
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
  /** Whom it is about, as the conversation or the profile says: one of these. */
  person?: readonly Kin[];
  /** The state of the profile, by its code. */
  state: string | null;
  facts: Facts;
  files?: readonly AttachedFile[];
};

/** What is known about a question before anything is said. */
export type MessageAnalysis = {
  risk: Risk | null;
  /** Whether its card was only learned: no phrase, no file and no prepared answer calls for it, and a model may lower it. */
  isLearned?: boolean;
  /** The kind of short reply that it wants; null for a question about care. */
  replyKind: ReplyKind | null;
  found: SearchResult;
  opening: Opening;
  /** What it does with the conversation before it; null for a question that stands alone, as a chip's does. */
  act?: Act | null;
  /** The answered questions that it asks, where it asks two. */
  two?: readonly TopicAnswer[];
  /** What an answer before has said on it. */
  nearest?: NearestLine | null;
  /** What its files, or those of an exchange before, say to it. */
  said?: FileFindings | null;
};

/** The answer that needs no model: a danger's card, a short reply, quotes of the library, a question back, a refusal. */
export function answerQuestion(asked: AskedQuestion, understood: MessageAnalysis, library: Library): Answer {
  const { replyKind, found } = understood;
  const { lang, facts, earlier } = asked;
  const risk = raiseRisk(understood.risk, withoutUnquotable(found, lang));
  const card = risk?.level === 'card' ? risk : cardAgain(understood.act, earlier, found);
  if (card) return cardAnswer(card, lang, library.document(cardFor(card.category).topicId));
  const { said, opening } = understood;
  const known = { ...understood, risk };
  const ofWords = () =>
    continuedAnswer(asked, known, library) ??
    (replyKind
      ? reply(replyKind, { lang, facts, turn: turnOf(replyKind, asked) })
      : answerFromLibrary(asked, known, library));
  const answer = { ...(said?.isAlone ? nothingAsked(lang) : ofWords()), risk };
  return said ? withFiles(answer, said, opening) : answer;
}

/** Whether somebody is in danger is asked once, whenever "help" is all that is said. */
function turnOf(kind: ReplyKind, { turn, earlier }: AskedQuestion): number {
  if (kind !== 'help') return turn;
  return earlier.some(({ question }) => isBareHelp(question)) ? 2 : 1;
}

/** The answer to a message that takes up one before, or asks two things; null for any other. */
function continuedAnswer(asked: AskedQuestion, understood: MessageAnalysis, library: Library): Answer | null {
  const { act, two = [], nearest, found, opening, replyKind, risk } = understood;
  const { text, lang, earlier, facts } = asked;
  const frame: AnswerFrame = { lang, opening, brand: facts.brand, library };
  const isOfBefore = act === 'shorter' || act === 'repeat';
  const meant = isOfBefore ? findMeantAnswer(text, shownAnswers(earlier, library), lang) : undefined;
  if (meant && (act === 'shorter' || meant.answer.form === 'shorter')) return shorterAnswer(meant, frame);
  if (meant) {
    const again = { found: resultOfShown(meant), opening: { ...noOpening, text: answerTexts[lang].again } };
    return { ...answerFromLibrary(asked, { ...understood, ...again }, library), form: 'repeat' };
  }
  // In a danger what was found is said whole.
  if (replyKind || isUrgentRisk(risk)) return null;
  if (two.length > 1) return twoAnswers(two, frame);
  return nearest ? nearestLineAnswer(nearest, found, { ...frame, earlier }) : null;
}

/** A verdict with that of an answered question which is surely asked: it raises the screen's and never lowers it. */
export function raiseRisk(risk: Risk | null, { certainty, candidates: [first] }: SearchResult): Risk | null {
  const shown = certainty === 'sure' ? first?.answered.risk : null;
  if (!shown) return risk;
  const own = { ...shown, tier: tierOf(shown.category) };
  return mostUrgent(risk ? [risk, own] : [own]);
}

/** What every question about taking a medicine comes back to. */
const MEDICINES = 'medication-management';

/**
 * What was found, but for a question about taking a medicine that no topic fits: it is answered from the topic about
 * medicines, below the line that says who decides, and a page comes after it.
 */
export function withMedicines(
  found: SearchResult,
  { isAboutMedicine }: Opening,
  library: Pick<Library, 'document'>,
): SearchResult {
  const medicines =
    isAboutMedicine && found.documents.every(({ page }) => page) ? library.document(MEDICINES) : undefined;
  return medicines ? { ...found, isOffTopic: false, documents: [medicines, ...found.documents] } : found;
}

/** A question about a crisis is offered from this chance on where nothing else speaks of one. */
const LEAST_CRISIS = 0.3;

/** Nobody who asked about the front door is asked whether they meant suicide. What is given, and not only offered, stays. */
function withoutUnlikelyCrises(found: SearchResult, risk: Risk | null): SearchResult {
  const isGivenFirst = found.certainty === 'sure';
  const isCrisis = ({ answered }: RankedCandidate) =>
    answered.risk !== null && tierOf(answered.risk.category) === 'T1';
  const mayBeOffered = (answer: RankedCandidate, at: number) =>
    risk?.tier === 'T1' || (isGivenFirst && at === 0) || answer.chance >= LEAST_CRISIS || !isCrisis(answer);
  return { ...found, candidates: found.candidates.filter(mayBeOffered) };
}

function answerFromLibrary(asked: AskedQuestion, understood: MessageAnalysis, library: Library): Answer {
  const { text, lang, facts } = asked;
  const { opening, risk } = understood;
  const { brand } = facts;
  const documents = documentsFor(understood.found, asked);
  const [first] = documents;
  const found = withoutUnlikelyCrises(withoutUnquotable(understood.found, lang), risk);
  const { certainty, candidates } = found;
  const frame = { lang, opening, brand, library };
  const isOwn = certainty !== 'sure' && !isUrgentRisk(risk);
  const comfort = isOwn ? distressAnswer(text, candidates, frame) : null;
  if (comfort) return comfort;
  if (certainty === 'unsure') return shortList({ candidates, lang, opening, brand });
  if (!first || isOnlyPointedTo(first)) return answerUnknown(asked, { ...understood, found, first });
  const place = placeNote(asked, understood, { documents });
  const inputs = { question: text, lang, documents, opening, risk, place, brand };
  if (first.answerId !== undefined)
    return preparedAnswer({ ...inputs, library, found, person: asked.person });
  const answer = libraryAnswer(inputs);
  const offered = candidates.slice(0, OFFERED.beside).map((each) => asSuggestion(each, lang));
  return offered.length > 0 ? { suggestions: offered, ...answer } : answer;
}

type LibraryMiss = Pick<MessageAnalysis, 'opening' | 'risk' | 'said'> & {
  found: SearchResult;
  first: Citable | undefined;
};

const isAboutCare = ({ kind }: Answer) => kind !== 'reply' && kind !== 'refusal';

/** In a conversation about care the nearest questions, else a refusal. */
function answerUnknown(
  { text, lang, earlier, facts }: AskedQuestion,
  { found, opening, risk, said, first }: LibraryMiss,
): Answer {
  const { candidates } = found;
  const unquoted = found.unquoted ?? first;
  const isConversation = earlier.some(({ answer }) => answer && isAboutCare(answer));
  if (isConversation && !unquoted && !found.foreign && candidates.length > 0)
    return unknownQuestion({ candidates, lang, opening, brand: facts.brand });
  // Whoever may be in a crisis, or asks about a paper, is told of no other questions that the coach is for.
  const isOffTopic = found.isOffTopic && risk?.tier !== 'T1' && (!said || said.isUnrelated);
  const rest = { ...found, isOffTopic, ...(unquoted && { unquoted }) };
  return refusal({ ...rest, question: text, lang, opening });
}

/**
 * What the answer says of the place, if what it is drawn from differs by state; a question back is not yet about that, and
 * nobody is asked for it who asked about a file.
 */
export function placeNote(
  asked: AskedQuestion,
  { said }: Pick<MessageAnalysis, 'said'>,
  { documents, from = documents.length + 1 }: { documents: readonly Citable[]; from?: number },
): PlaceNote {
  const [first] = documents;
  if (!first || first.page) return noPlaceNote;
  const { documentId: topicId, answerId } = first;
  return placeNoteFor({
    answer: { topicId, ...(answerId !== undefined && { answerId }) },
    lang: asked.lang,
    known: placesOf(asked, asked.state),
    n: from,
    mayAsk: !said?.isFirst && !asked.earlier.some(({ askedPlaceFor }) => askedPlaceFor),
  });
}

/** What a message that only names a place is answered from: what the latest answer that asked for a place asked it for. */
export function findPlacedAnswer(
  { text, earlier }: Pick<AskedQuestion, 'text' | 'earlier'>,
  library: Library,
): SearchResult | null {
  const asked = earlier.findLast(({ askedPlaceFor }) => askedPlaceFor)?.askedPlaceFor;
  if (!asked || !isOnlyPlace(text)) return null;
  const held = asked.answerId === undefined ? undefined : library.answered(asked.answerId);
  if (held) return sureResult(held);
  const topic = library.document(asked.topicId);
  return topic ? { ...emptyResult, documents: [topic] } : null;
}
