import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/message';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/contracts/safety/card-for';
import { nothingFound, type FoundTopics } from '../library/retrieval/found-topics.domain.js';
import { cardAnswer, type Answer } from './answer.domain.js';
import { choice } from './choice.domain.js';
import type { Feeling } from './feelings/feeling.domain.js';
import { libraryAnswer } from './library-answer.domain.js';
import { isOnlyPointedTo, quotable } from './quotable.domain.js';
import type { Opening } from './opening.domain.js';
import { closestPassages } from './page-quotes.domain.js';
import { refusal } from './refusal.domain.js';
import type { Facts } from './replies/intents.js';
import { reply, type ReplyKind } from './replies/reply.domain.js';

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
