import type { AnsweredIn, LibraryIndex } from './library-index.domain.js';
import { noVectors } from '../encoder/vectors.js';
import type { TopicQuestion } from './find-topics.domain.js';
import { type AnswerChance, type FoundAnswers, noAnswers } from './found-answers.domain.js';
import type { FoundTopics } from './found-topics.domain.js';
import type { TopicChances } from './topic-chances.domain.js';
import type { AnswerIndex } from './answer-index.domain.js';
import { circumstanceGain } from './circumstances.domain.js';
import {
  probabilityOf,
  rankAnswers,
  type Ranking,
  type RetrievalQuestion,
  searchTextsOf,
} from './rank-answers.domain.js';
import type { FittedWeights, RetrievalModel, Thresholds } from './retrieval-model.js';
import { searchTerms, wordsOf } from './search-terms.domain.js';

/** How many answers are handed on: the first, and what may be offered beside it. */
const MOST_ANSWERS = 5;
/** Among so many, those of a topic that fits come first. */
const NEAREST = 10;
const letters = /\p{L}/u;

type Topics = { ranked: TopicChances; found: FoundTopics };
type Known = { library: LibraryIndex; index: AnswerIndex; weights: RetrievalModel['weights'] };

/** The answer that the conversation saw last: the one given, else the first offered. */
function shownIn({ earlier }: TopicQuestion, library: LibraryIndex): AnsweredIn | null {
  const shown = earlier.flatMap(
    ({ answerId, shown: [offered] }) => library.answered(answerId ?? offered ?? '') ?? [],
  );
  return shown.at(-1) ?? null;
}

const retrievalQuestion = (
  asked: TopicQuestion,
  library: LibraryIndex,
): Omit<RetrievalQuestion, 'topics'> => ({
  text: asked.question,
  lang: asked.lang,
  earlier: asked.earlier.map(({ question }) => question),
  shown: shownIn(asked, library),
  vectorOf: asked.vectorOf ?? noVectors,
});

/** The texts whose vectors are needed to find an answer. What a chip or a link sends names its answer by itself. */
export function textsToEmbed(asked: TopicQuestion, library: LibraryIndex): string[] {
  const isSent = library.asked(asked.question) !== undefined || library.titled(asked.question) !== undefined;
  return isSent ? [asked.question] : searchTextsOf(retrievalQuestion(asked, library));
}

/**
 * What the library's answered questions have on a message. A question that is sent word for word, as a chip or a link sends
 * it, is sure; the title of a topic means the topic. What no topic of care is about is never sure, and a page that fits
 * answers before questions that may be meant.
 */
export function findAnswers(asked: TopicQuestion, topics: Topics, known: Known): FoundAnswers {
  const { library, index } = known;
  if (library.titled(asked.question) || !letters.test(asked.question)) return noAnswers;
  const exact = library.asked(asked.question);
  if (exact) return { certainty: 'sure', answers: [{ ...exact, chance: 1 }] };
  if (library.answers.length === 0) return noAnswers;
  const { answers, thresholds } = answerChances(asked, topics.ranked, known);
  const danger = answers.reduce((sum, { answered, chance }) => sum + (answered.risk ? chance : 0), 0);
  const { found } = topics;
  const certainty = hasWordOfItsOwn(asked, found, index)
    ? 'none'
    : certaintyOf(answers[0]?.chance ?? 0, { asked, topics, thresholds });
  const best = certainty === 'sure' ? answers : ofTopicsFirst(answers.slice(0, NEAREST), found);
  return { certainty, answers: best.slice(0, MOST_ANSWERS), danger };
}

function answerChances(
  asked: TopicQuestion,
  topics: TopicChances,
  { library, index, weights }: Known,
): { answers: AnswerChance[]; thresholds: Thresholds } {
  const { question: text, vectorOf = noVectors, conditions, places = [] } = asked;
  const fitted = weights[vectorOf(text) ? 'together' : 'alone'];
  const gain = circumstanceGain({ text, conditions, places });
  const searched = { index, answers: library.answers, gain };
  const ranking = rankAnswers({ ...retrievalQuestion(asked, library), topics }, searched, fitted.ranking);
  return { answers: chancesOf(ranking, fitted), thresholds: fitted.thresholds };
}

/** Where no answer is sure, those of the topics that fit come first: they are about as often right, and never far off. */
function ofTopicsFirst(answers: readonly AnswerChance[], { relevant }: FoundTopics): AnswerChance[] {
  const ids = new Set(relevant.map(({ documentId }) => documentId));
  const isOfTopic = ({ topic }: AnswerChance) => ids.has(topic.documentId);
  return [...answers.filter(isOfTopic), ...answers.filter((answer) => !isOfTopic(answer))];
}

type Judged = { asked: TopicQuestion; topics: Topics; thresholds: Thresholds };

function certaintyOf(
  best: number,
  { asked, topics: { ranked, found }, thresholds }: Judged,
): FoundAnswers['certainty'] {
  const { isOffTopic } = found;
  // Later in a conversation a fragment says little of its topic.
  if (isOffTopic && asked.earlier.length === 0) return 'none';
  if (best >= thresholds.sure) return isOffTopic ? 'unsure' : 'sure';
  const isOfDocument = isOffTopic || found.relevant[0]?.page !== undefined || namesTopic(asked, ranked);
  return best >= thresholds.unsure && !isOfDocument ? 'unsure' : 'none';
}

/** A few words that one topic is surely meant by, as in "fall prevention at home", ask for the topic. */
const TOPIC_NAMED = { words: 5, chance: 0.7 };
const namesTopic = ({ question, earlier }: TopicQuestion, { topics: [first] }: TopicChances): boolean =>
  earlier.length === 0 &&
  wordsOf(question).length <= TOPIC_NAMED.words &&
  (first?.chance ?? 0) >= TOPIC_NAMED.chance;

/** Whether the page that was found has a word of the question that no prepared answer and no way to ask for one has. */
function hasWordOfItsOwn(
  { question, lang }: TopicQuestion,
  { relevant: [first] }: FoundTopics,
  index: AnswerIndex,
): boolean {
  if (!first?.page) return false;
  const unknown = searchTerms(question, lang).filter((term) => !index.hasTerm(term, lang));
  const own = new Set(first.passages.flatMap(({ text }) => searchTerms(text, lang)));
  return unknown.some((term) => own.has(term));
}

/** The first has the probability that it is right; the others share the rest by how well they fit. */
function chancesOf(ranking: Ranking, { probability }: FittedWeights): AnswerChance[] {
  const [first, ...others] = ranking.candidates;
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
