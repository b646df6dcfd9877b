import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Found, LibraryIndex } from '../retrieval/library-index.domain.js';
import { screen } from '../safety/screen.domain.js';
import type { Answer } from './answer.domain.js';
import { libraryAnswer } from './library-answer.domain.js';
import { refusal } from './refusal.domain.js';
import { safetyAnswer } from './safety-answer.domain.js';

const MAX_SOURCES = 3;
/** A document this much weaker than the best one is about something else. */
const NEAR_THE_BEST = 0.6;
/** Where a refusal points when nothing at all was found. */
const FALLBACK_TOPICS = ['when-to-call-911', 'asking-for-help', 'support-groups'];

export type Question = {
  text: string;
  /** What the screen found in the caregiver's earlier messages of this conversation, oldest first. */
  earlierRisks: readonly (Risk | null)[];
  lang: Language;
  conditions: readonly Condition[];
  /** Whose library it is. */
  brand: string;
};

/** The coach without a model: danger first, then the library's own words, else an honest refusal. */
export function answerQuestion(
  { text, earlierRisks, lang, conditions, brand }: Question,
  library: LibraryIndex,
): Answer {
  const risk = screen(text, earlierRisks);
  if (risk) return safetyAnswer(risk, lang, library.document(cardFor(risk.category).topicId));

  const found = library.find(text, lang, conditions);
  const documents = toAnswerFrom(found);
  return documents.length > 0
    ? libraryAnswer({ question: text, lang, documents, brand })
    : refusal(nearest(found, library), lang);
}

/** Unconfirmed documents speak only where no confirmed one fits as well (design.md 8). */
function toAnswerFrom(found: readonly Found[]): DocumentPassages[] {
  const fitting = found.filter(({ fits }) => fits);
  const best = fitting[0]?.score ?? 0;
  const close = fitting.filter(({ score }) => score >= best * NEAR_THE_BEST);
  const confirmed = close.filter(({ document }) => document.confirmed);
  return (confirmed.length > 0 ? confirmed : close).slice(0, MAX_SOURCES).map(({ document }) => document);
}

function nearest(found: readonly Found[], library: LibraryIndex): DocumentPassages[] {
  const always = FALLBACK_TOPICS.map((id) => library.document(id)).filter(
    (document) => document !== undefined,
  );
  return [...new Set([...found.map(({ document }) => document), ...always])].slice(0, MAX_SOURCES);
}
