import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { LibraryIndex, SearchResult } from '../library/retrieval/library-index.domain.js';
import { screen } from '../safety/screen.domain.js';
import { refusal, safetyAnswer, type Answer } from './answer.domain.js';
import { libraryAnswer } from './library-answer.domain.js';

const MAX_SOURCES = 3;
/** A document whose score is below this share of the best one's is about something else. */
const MIN_SHARE_OF_BEST_SCORE = 0.6;
/** The topics that a refusal names when too little was found. */
const FALLBACK_TOPICS = ['when-to-call-911', 'asking-for-help', 'support-groups'];

export type AnswerRequest = {
  text: string;
  /** What `screen` found in the caregiver's earlier messages of this conversation, oldest first. */
  earlierRisks: readonly (Risk | null)[];
  lang: Language;
  conditions: readonly Condition[];
  /** The name of the product, which the note under an answer gives. */
  brand: string;
};

/** Answers without a model: a danger gets its card, else the library is quoted, else the question is refused. */
export function answerQuestion(
  { text, earlierRisks, lang, conditions, brand }: AnswerRequest,
  library: LibraryIndex,
): Answer {
  const risk = screen(text, earlierRisks);
  if (risk) return safetyAnswer(risk, lang, library.document(cardFor(risk.category).topicId));

  const results = library.find(text, lang, conditions);
  const documents = documentsToQuote(results);
  return documents.length > 0
    ? libraryAnswer({ question: text, lang, documents, brand })
    : refusal(nearestDocuments(results, library), lang);
}

/** Unconfirmed documents are quoted only where no confirmed one fits as well (design.md 8). */
function documentsToQuote(results: readonly SearchResult[]): DocumentPassages[] {
  const relevant = results.filter(({ isRelevant }) => isRelevant);
  const best = relevant[0]?.score ?? 0;
  const close = relevant.filter(({ score }) => score >= best * MIN_SHARE_OF_BEST_SCORE);
  const confirmed = close.filter(({ document }) => document.confirmed);
  return (confirmed.length > 0 ? confirmed : close).slice(0, MAX_SOURCES).map(({ document }) => document);
}

function nearestDocuments(results: readonly SearchResult[], library: LibraryIndex): DocumentPassages[] {
  const fallbacks = FALLBACK_TOPICS.map((id) => library.document(id)).filter(
    (document) => document !== undefined,
  );
  return [...new Set([...results.map(({ document }) => document), ...fallbacks])].slice(0, MAX_SOURCES);
}
