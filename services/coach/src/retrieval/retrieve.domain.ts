import type { Place } from '@careward/content/care-profile/state-names';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import { placesOfCare } from '@careward/content/coach/reply-phrases';
import { anyPhrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import { noVectors, type VectorLookup } from '../encoder/vectors.js';
import type { AnswerIndex, AnswerScores } from './answer-index.domain.js';
import { circumstanceGain } from './circumstances.domain.js';
import { hasNewWord, withPages } from './find-pages.domain.js';
import { findTopics, type TopicMatch } from './find-topics.domain.js';
import type { TopicAnswer, LibraryIndex } from './library-index.domain.js';
import { beginsAsFollowUp, isFollowUp } from './question.domain.js';
import {
  probabilityOf,
  type QuestionScores,
  rankAnswers,
  type Ranking,
  type RetrievalQuestion,
  scoreAnswers,
  searchTextsOf,
} from './rank-answers.domain.js';
import type { ConversationMemory } from './conversation-memory.domain.js';
import type { FittedWeights, RetrievalModel } from './retrieval-model.js';
import { emptyResult, type RankedCandidate, type SearchResult, sureResult } from './search-result.domain.js';

export type SearchQuestion = {
  question: string;
  /** What is remembered of this conversation. */
  earlier: ConversationMemory;
  lang: Language;
  conditions: readonly Condition[];
  /** Where it is asked about: as it was said, else as the profile says; none unless told. */
  places?: readonly Place[];
  /** The vectors of `textsToEmbed`; none unless told. */
  vectorOf?: VectorLookup;
};

/** What is searched, and what was learned of it. */
type SearchContext = {
  library: LibraryIndex;
  index: AnswerIndex;
  weights: RetrievalModel['weights'];
};

/** How many candidates are handed on: what a model writes from. The library itself uses the first few. */
const MOST_CANDIDATES = 8;
const letters = /\p{L}/u;

/**
 * What the library has on a message. A title means its topic, and a prepared question that is sent word for word, as a chip or
 * a link sends it, its answer. Else the prepared answers are ranked. What no topic of care is about is never sure, and a page
 * that fits answers before questions that may be meant.
 */
export function retrieve(asked: SearchQuestion, searched: SearchContext): SearchResult {
  const { library, index } = searched;
  const titled = library.titled(asked.question);
  if (titled) return { ...emptyResult, documents: [titled] };
  const exact = library.findAskedAnswer(asked.question);
  if (exact) return sureResult(exact);
  if (!letters.test(asked.question)) return emptyResult;

  const question = retrievalQuestion(asked, library);
  const scores = scoreAnswers(question, index);
  const { text, match } = topicsOf(scores, library);
  const page = {
    text,
    lang: asked.lang,
    vector: question.vectorOf(text),
    isKnown: (term: string) => index.hasTerm(term, asked.lang),
  };
  const { documents, isOffTopic } = match;
  const found = withPages({ ...emptyResult, documents, isOffTopic }, page, library);
  if (library.answers.length === 0) return found;
  const { candidates, thresholds } = rankCandidates(asked, { ...searched, question, scores });
  const [best] = candidates;
  const [first] = found.documents;
  const certainty =
    first?.page && hasNewWord(first, page)
      ? 'none'
      : certaintyOf(best?.chance ?? 0, {
          thresholds,
          isFirst: asked.earlier.length === 0,
          isOffTopic,
          hasPage: first?.page !== undefined,
        });
  const danger = candidates.reduce((sum, { answered, chance }) => sum + (answered.risk ? chance : 0), 0);
  return { ...found, certainty, candidates: candidates.slice(0, MOST_CANDIDATES), danger };
}

/** The answer that the conversation saw last: the one given, else the first offered. */
function shownIn({ earlier }: SearchQuestion, library: LibraryIndex): TopicAnswer | null {
  const shown = earlier.flatMap(
    ({ answerId, shown: [offered] }) => library.answered(answerId ?? offered ?? '') ?? [],
  );
  return shown.at(-1) ?? null;
}

const retrievalQuestion = (asked: SearchQuestion, library: LibraryIndex): RetrievalQuestion => ({
  text: asked.question,
  lang: asked.lang,
  earlier: asked.earlier.map(({ question }) => question),
  shown: shownIn(asked, library),
  vectorOf: asked.vectorOf ?? noVectors,
});

/** The texts whose vectors are needed. What a chip or a link sends names its answer by itself. */
export function textsToEmbed(asked: SearchQuestion, library: LibraryIndex): string[] {
  const isSent =
    library.findAskedAnswer(asked.question) !== undefined || library.titled(asked.question) !== undefined;
  return isSent ? [asked.question] : searchTextsOf(retrievalQuestion(asked, library));
}

/** "A complaint about a nursing home in Georgia" is about care, however much the rest is like something else. */
const namesCare = anyPhrase(placesOfCare);

/** The topics of a message; of one that goes on from the answer shown, those of the message after its question. */
function topicsOf(
  [alone, afterShown]: QuestionScores,
  library: LibraryIndex,
): { text: string; match: TopicMatch } {
  const matchOf = ({ text, topics }: AnswerScores) => {
    const match = findTopics(topics, library);
    return { text, match: { ...match, isOffTopic: match.isOffTopic && !namesCare.test(fold(text)) } };
  };
  const own = matchOf(alone);
  // "Which stocks should I buy her this week?" points back to nothing.
  const isOfItsOwn = own.match.isOffTopic && !beginsAsFollowUp(own.text);
  return afterShown === undefined || !isFollowUp(own.text) || isOfItsOwn ? own : matchOf(afterShown);
}

function rankCandidates(
  { conditions, places = [] }: SearchQuestion,
  {
    question,
    scores,
    library,
    weights,
  }: SearchContext & { question: RetrievalQuestion; scores: QuestionScores },
): { candidates: RankedCandidate[]; thresholds: FittedWeights['thresholds'] } {
  const { text, vectorOf } = question;
  const fitted = weights[vectorOf(text) ? 'together' : 'alone'];
  const gain = circumstanceGain({ text, conditions, places });
  const ranking = rankAnswers(question, { scores, answers: library.answers, gain }, fitted.ranking);
  return { candidates: candidatesOf(ranking, fitted), thresholds: fitted.thresholds };
}

type Circumstances = {
  thresholds: FittedWeights['thresholds'];
  isFirst: boolean;
  isOffTopic: boolean;
  /** Whether a page would answer first. */
  hasPage: boolean;
};

function certaintyOf(
  best: number,
  { thresholds, isFirst, isOffTopic, hasPage }: Circumstances,
): SearchResult['certainty'] {
  // Later in a conversation a fragment says little of its topic.
  if (isOffTopic && isFirst) return 'none';
  if (best >= thresholds.sure) return isOffTopic ? 'unsure' : 'sure';
  return best >= thresholds.unsure && !isOffTopic && !hasPage ? 'unsure' : 'none';
}

/** The first has the probability that it is right; the others share the rest by how well they fit. */
function candidatesOf(ranking: Ranking, { probability }: FittedWeights): RankedCandidate[] {
  const [first, ...others] = ranking.answers;
  if (!first) return [];
  const chance = probabilityOf(ranking, probability);
  const odds = others.map(({ score }) => Math.exp(score - first.score));
  const sum = odds.reduce((total, each) => total + each, 0) || 1;
  return [
    { topic: first.topic, answered: first.answered, chance },
    ...others.map(({ topic, answered }, at) => ({
      topic,
      answered,
      chance: ((1 - chance) * (odds[at] ?? 0)) / sum,
    })),
  ];
}
