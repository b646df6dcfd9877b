import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { isQuotable } from '@careward/content/text/medicines';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Feeling } from '@careward/content/coach/feelings';
import type { Facts } from '@careward/content/coach/reply-intents';
import { type FoundTopics, nothingFound } from '../library/retrieval/found-topics.domain.js';
import type { ModelFailure } from '../model/model-answer.js';
import { type Answer, cardAnswer } from './answer.domain.js';
import { libraryAnswer } from './library-answer.domain.js';
import type { Opening } from './opening.domain.js';
import { closestPassages } from './page-answer.domain.js';
import { isOnlyPointedTo, isUrgent, quotable, urgentQuote } from './quotes.domain.js';
import { choice, refusal } from './refusal.domain.js';
import { reply, type ReplyKind } from './reply.domain.js';

/** A question and its answer before this one, as far as the next answer goes by them. */
export type EarlierExchange = { question: string; risk: Risk | null; feeling: Feeling | null };

export type AskedQuestion = {
  text: string;
  lang: Language;
  /** The conversation's latest exchanges, oldest first. */
  earlier: readonly EarlierExchange[];
  /** Which question of the conversation it is. */
  turn: number;
  conditions: readonly Condition[];
  facts: Facts;
};

/** What is known about a question before anything is said. */
export type Understood = {
  risk: Risk | null;
  /** The kind of short reply that it wants; null for a question about care. */
  replyKind: ReplyKind | null;
  found: FoundTopics;
  opening: Opening;
};

/** The answer that needs no model: a danger's card, a short reply, quotes of the library, a question back, a refusal. */
export function answerQuestion(
  asked: AskedQuestion,
  understood: Understood,
  topic: (id: string) => DocumentPassages | undefined,
): Answer {
  const { risk, replyKind } = understood;
  const { lang, facts, turn } = asked;
  if (risk?.level === 'card') return cardAnswer(risk, lang, topic(cardFor(risk.category).topicId));
  const answer = replyKind ? reply(replyKind, { lang, facts, turn }) : fromLibrary(asked, understood);
  return { ...answer, risk };
}

/**
 * What may be cited for a question, in the order of its sources: of a crawled page the passages that fit best. Pages that are
 * only pointed to come last.
 */
export const documentsFor = (
  { relevant }: FoundTopics,
  { text, lang }: Pick<AskedQuestion, 'text' | 'lang'>,
): DocumentPassages[] =>
  relevant
    .map(quotable)
    .toSorted((a, b) => Number(isOnlyPointedTo(a)) - Number(isOnlyPointedTo(b)))
    .map((document) =>
      document.page && !isOnlyPointedTo(document) ? closestPassages(document, text, lang) : document,
    );

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

function fromLibrary(asked: AskedQuestion, { found, opening }: Understood): Answer {
  const { text, lang, facts } = asked;
  const documents = documentsFor(found, asked);
  const { asksTwo, isAmbiguous, near } = found;
  const [first] = documents;
  if (first && !isOnlyPointedTo(first))
    return libraryAnswer({ question: text, lang, documents, asksTwo, opening, brand: facts.brand });
  if (isAmbiguous) return choice(near, lang, opening);
  const unquoted = found.unquoted ?? first;
  return refusal({ ...found, ...(unquoted && { unquoted }), question: text, lang, opening });
}

/** A model's verified sentences, each with its [n], and the n that they cite. */
type Written = { content: string; usedSources: readonly number[] };

/**
 * The library's answer with a model's sentences in place of its quotes; the urgent line stays unless they name the number
 * themselves. Null when one of them names a dose or permits a medicine.
 * @param documents what the answer's sources are, in their order.
 */
export function modelAnswer(
  library: Answer,
  opening: Opening,
  { content, usedSources }: Written,
  [main]: readonly DocumentPassages[],
): Answer | null {
  const lines = content.split('\n');
  if (!lines.every(isQuotable)) return null;
  const urgent = main && !isUrgent(content) ? urgentQuote(main, library.lang) : undefined;
  const cited = new Set([...usedSources, ...(urgent === undefined ? [] : [1])]);
  const { feeling: _ofLibrary, ...rest } = library;
  return {
    ...rest,
    content: [
      ...(opening.text === '' ? [] : [opening.text]),
      ...(urgent === undefined ? [] : [`${urgent} [1]`]),
      ...lines,
    ].join('\n'),
    kind: 'model',
    note: answerTexts[library.lang].modelNote,
    sources: library.sources.filter(({ n }) => cited.has(n)),
    moreSteps: [],
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}

/** The library's answer with a line that says why it stands there. */
export const insteadOfModel = (library: Answer, failed: ModelFailure): Answer => {
  const words = answerTexts[library.lang];
  const line = failed === 'unsupported' ? words.modelUnsupported : words.modelFailed;
  return { ...library, note: [line, library.note].join(' ') };
};
