import type { Message, Risk, Source, Suggestion } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardText } from '@careward/content/safety/cards';
import { notAnswered as notAnsweredText } from '@careward/content/coach/fixed-replies';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import type { ReportedFact } from '../understanding/safety/reported-facts.domain.js';
import type { Opening } from './opening.domain.js';
import type { AnswerReference, PlaceNote } from './place-note.domain.js';

/** What the coach says, before it is a message of a conversation. */
export type Answer = {
  content: string;
  lang: Language;
  kind: NonNullable<Message['kind']>;
  note: string | null;
  sources: Source[];
  risk: Risk | null;
  /** Steps of source 1 that the content leaves out. */
  moreSteps?: string[];
  suggestions?: Suggestion[];
  /** What is counted of it, without any text; nothing of a card, a short reply and an attempt that failed. */
  outcome?: 'answered' | 'choice' | 'refused' | 'off-topic';
  /** The library has nothing, and the question is about care or a person: admins see what is wanted (ADR 0028). */
  isUnanswered?: true;
  /** The feeling that its opening sentence has heard. */
  feeling?: Feeling;
  /** What it asks the place for: a message that names one is then answered from there. */
  askedPlaceFor?: AnswerReference;
  /** What it is where it is no whole answer. */
  form?: 'shorter' | 'repeat' | 'nearest-line' | 'two-answers' | 'comfort';
  /** What the conversation has told of people until then; kept for the screen and never shown. */
  told?: readonly ReportedFact[];
  /** The prepared answers that a model was given, by their ids: the next turns may be about them. Never shown. */
  passages?: readonly string[];
  /** The person stopped it, and the content is what they had been shown by then. */
  cut?: 'stopped';
};

/** A long answer is shown collapsed to 4 lines or 400 characters (spec.md 4, "Chat"), which must hold what matters. */
export const SHOWN_WHEN_COLLAPSED = 400;

/** A document, or one of its answered questions, that an answer may cite. */
export type Citable = DocumentPassages & { answerId?: string };

/** What an answer from the library is made of. */
export type LibraryInputs = {
  question: string;
  lang: Language;
  /** Best first; the first answers. */
  documents: readonly DocumentPassages[];
  opening: Opening;
  /** What the screen found; the number to call stands first then. */
  risk: Risk | null;
  place: PlaceNote;
  brand: string;
};

/** The source that [n] points to: the page that shows a topic whole, with its own sources, or a crawled page itself. */
export const sourceOf = (
  { documentId, answerId, title, url, page }: Citable,
  lang: Language,
  n: number,
): Source => ({
  n,
  title: title[lang],
  url,
  ...(page ? { documentId, sourceName: page.sourceName } : { topicId: documentId }),
  ...(answerId !== undefined && { answerId }),
});

type QuotingParts = {
  lines: readonly string[];
  lang: Language;
  /** What the lines cite, in the order of its numbers. */
  documents: readonly Citable[];
  note: string;
  opening: Pick<Opening, 'feeling'>;
  place?: PlaceNote;
};

/** An answer of lines that cite documents of the library. */
export const quotingAnswer = ({ lines, lang, documents, note, opening, place }: QuotingParts): Answer => ({
  content: lines.join('\n'),
  lang,
  kind: 'library',
  note,
  sources: [...documents.map((document, at) => sourceOf(document, lang, at + 1)), ...(place?.sources ?? [])],
  risk: null,
  outcome: 'answered',
  ...(place?.asks && { suggestions: place.asks.suggestions, askedPlaceFor: place.asks.for }),
  ...(opening.feeling && { feeling: opening.feeling }),
});

/** How an answer names a document that it points to: a topic by its title, a page also by the site that it is on. */
export const nameDocument = ({ title, page }: DocumentPassages, lang: Language): string =>
  page ? `${title[lang]} (${page.sourceName})` : title[lang];

/** The card of a danger in place of an answer; its topic is the source, once the library has it. */
export const cardAnswer = (risk: Risk, lang: Language, topic: DocumentPassages | undefined): Answer => ({
  content: cardText(risk, lang),
  lang,
  kind: 'card',
  note: null,
  sources: topic ? [sourceOf(topic, lang, 1)] : [],
  risk,
});

/** The fixed text for a question whose only attempt to answer it failed or did not end. */
export const notAnswered = (lang: Language): Answer => ({
  content: notAnsweredText[lang],
  lang,
  kind: 'refusal',
  note: null,
  sources: [],
  risk: null,
});

/** The answer that was stopped before any of it was shown. A danger that was noticed stays noticed. */
export const unstartedAnswer = (lang: Language, risk: Risk | null): Answer => ({
  content: answerTexts[lang].stoppedBefore,
  lang,
  kind: 'reply',
  note: null,
  sources: [],
  risk,
  cut: 'stopped',
});

/** Names the documents from this place on, which the answer itself does not draw on: topics, then pages of other sites. */
export function pointersTo(
  documents: readonly DocumentPassages[],
  { lang, from }: { lang: Language; from: number },
): string[] {
  const words = answerTexts[lang];
  const rest = documents
    .map((document, at) => ({
      isPage: document.page !== undefined,
      line: `- ${nameDocument(document, lang)} [${at + 1}]`,
    }))
    .slice(from);
  const linesOf = (pages: boolean) => rest.filter(({ isPage }) => isPage === pages).map(({ line }) => line);
  return [...section(words.alsoSee, linesOf(false)), ...section(words.otherSites, linesOf(true))];
}

/** Lines below their heading; no heading where there are none. */
export const section = (heading: string | null, lines: readonly string[]): string[] =>
  lines.length > 0 ? [...(heading === null ? [] : [heading]), ...lines] : [];
