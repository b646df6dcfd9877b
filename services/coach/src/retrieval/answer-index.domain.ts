import type { TopicScores } from '../understanding/learned/learned-topics.domain.js';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import {
  centreVector,
  type MeaningModel,
  scoresOfMeaning,
} from '../understanding/learned/linear-model.domain.js';
import { type Bm25, bm25Scores, buildBm25, collectionIn } from './bm25.domain.js';
import { buildCentroids, type Centroids, centroidScores } from './centroids.domain.js';
import { frequencyOf } from './inverted-index.domain.js';
import type { TopicAnswer } from './library-index.domain.js';
import type { PassageVectors } from './passage-vectors.domain.js';

/** What was learned of how people ask each of the answers with these ids. */
export type AnswerModel = {
  ids: readonly string[];
  lexical: Readonly<Record<Language, { bm25: Bm25; centroids: Centroids }>>;
  /**
   * Multinomial logistic regression on the encoder's vectors, which each language centres by itself: the answers, and last
   * that none of them is asked for.
   */
  head: Omit<MeaningModel, 'mean'> & { means: Readonly<Record<Language, Float32Array>> };
};

/** A question as it is searched: its vector is null where there is no encoder. */
type SearchedText = { text: string; lang: Language; vector: Float32Array | null };

/** What was learned from questions about the topics (learned-models.ts). */
type LearnedTopics = (text: string, vector: Float32Array | null) => TopicScores;

/** What speaks for each answer, of one text that is searched. */
export type AnswerScores = {
  text: string;
  /** Four for each answer, each with mean 0 and deviation 1 over all of them; the last two need a vector. */
  standard: readonly Float64Array[];
  topics: TopicScores;
  /** The logarithm of its topic's share, and that of none. */
  topic: Float64Array;
  noTopic: number;
  /** Logarithms of the head's probabilities, also that none is asked for, and cosines to centroid and passage. */
  raw: { head: Float64Array | null; none: number; centroids: Float64Array; passage: Float64Array | null };
};

/** Keeps logarithms finite. */
const LEAST_SHARE = 0.01;
/** How often its question is repeated in the text that BM25 searches. */
const QUESTION_WEIGHT = 4;

const wholeText = ({ question, answer }: AnsweredQuestion, lang: Language): string => {
  const { direct, steps, avoid, help } = answer[lang];
  return [question[lang], direct, ...steps, ...avoid, ...help].join(' ');
};
/** @param wordings how people ask for it. */
export const searchedText = (
  answered: AnsweredQuestion,
  lang: Language,
  wordings: readonly string[] = [],
): string =>
  [
    wholeText(answered, lang),
    ...Array.from({ length: QUESTION_WEIGHT }, () => answered.question[lang]),
    ...wordings,
  ].join(' ');
export const centroidTexts = (
  answered: AnsweredQuestion,
  lang: Language,
  wordings: readonly string[] = [],
): string[] => [
  ...wordings,
  answered.question[lang],
  answered.answer[lang].direct,
  wholeText(answered, lang),
];

/**
 * The published answers, as they are searched. One that was published after the model was trained is found by its own words,
 * and takes the score of its passage for that of the head.
 */
export class AnswerIndex {
  /** By the place of an answer: its place in the model, or after all of these that among the answers that are not in it. */
  private readonly places: Int32Array;
  private readonly added: Readonly<Record<Language, { bm25: Bm25; centroids: Centroids }>>;

  constructor(
    private readonly model: AnswerModel,
    readonly answers: readonly TopicAnswer[],
    private readonly passages: PassageVectors,
    private readonly topicsOf: LearnedTopics,
  ) {
    const learned = new Map(model.ids.map((id, place) => [id, place]));
    const unlearned = answers.flatMap(({ answered }) => (learned.has(answered.id) ? [] : [answered]));
    for (const { id } of unlearned) learned.set(id, learned.size);
    this.places = Int32Array.from(answers, ({ answered }) => learned.get(answered.id) ?? 0);
    const addedIn = (lang: Language) => {
      const { bm25, centroids } = model.lexical[lang];
      return {
        bm25: buildBm25(
          unlearned.map((answered) => searchedText(answered, lang)),
          lang,
          collectionIn(bm25),
        ),
        centroids: buildCentroids(
          unlearned.map((answered) => centroidTexts(answered, lang)),
          centroids,
        ),
      };
    };
    const [en, es] = languages.map(addedIn);
    if (!en || !es) throw new Error('a language is missing');
    this.added = { en, es };
  }

  scores({ text, lang, vector }: SearchedText): AnswerScores {
    const { bm25, centroids } = this.model.lexical[lang];
    const added = this.added[lang];
    const lexical = this.inPlace(bm25Scores(bm25, text, lang), bm25Scores(added.bm25, text, lang));
    const central = this.inPlace(
      centroidScores(centroids, text),
      centroidScores(added.centroids, text, centroids),
    );
    const standard = [lexical, central].map(standardizeScores);
    const topics = this.topicsOf(text, vector);
    const shares = new Map(topics.topics.map(({ topicId, score }) => [topicId, score]));
    const topic = Float64Array.from(this.answers, (held) =>
      Math.log((shares.get(held.topic.documentId) ?? 0) + LEAST_SHARE),
    );
    const ofTopics = { text, topics, topic, noTopic: Math.log(topics.off + LEAST_SHARE) };
    if (!vector)
      return { standard, ...ofTopics, raw: { head: null, none: 0, centroids: central, passage: null } };
    const { means, ...head } = this.model.head;
    const centred = centreVector(means[lang], vector);
    const passage = Float64Array.from(this.answers, ({ answered }) =>
      product(centred, this.passages.of(answered, lang)),
    );
    const near = standardizeScores(passage).map((score) => (Number.isNaN(score) ? 0 : score));
    const logarithms = toLogarithms(scoresOfMeaning({ ...head, mean: means[lang] }, vector));
    const { length: count } = this.model.ids;
    const none = logarithms[count] ?? 0;
    const learned = Float64Array.from(this.places, (place) =>
      place < count ? (logarithms[place] ?? NaN) : NaN,
    );
    const byHead = standardizeScores(learned).map((score, at) =>
      Number.isNaN(score) ? (near[at] ?? 0) : score,
    );
    return {
      standard: [...standard, byHead, near],
      ...ofTopics,
      raw: { head: learned, none, centroids: central, passage },
    };
  }

  /** Whether any answer, or any way to ask for one, has this term. */
  hasTerm(term: string, lang: Language): boolean {
    const { bm25 } = this.model.lexical[lang];
    return frequencyOf(bm25.index, term) + frequencyOf(this.added[lang].bm25.index, term) > 0;
  }

  private inPlace(learned: Float64Array, added: Float64Array): Float64Array {
    return Float64Array.from(
      this.places,
      (place) => (place < learned.length ? learned[place] : added[place - learned.length]) ?? 0,
    );
  }
}

/** With mean 0 and deviation 1; what is not known stays so and does not count. */
function standardizeScores(scores: Float64Array): Float64Array {
  let [count, sum, squares] = [0, 0, 0];
  for (const score of scores) {
    if (Number.isNaN(score)) continue;
    count++;
    sum += score;
    squares += score * score;
  }
  const mean = sum / (count || 1);
  const deviation = Math.sqrt(Math.max(0, squares / (count || 1) - mean * mean)) || 1;
  return scores.map((score) => (score - mean) / deviation);
}

function toLogarithms(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return scores.map((score) => score - highest - Math.log(sum));
}

function product(a: Float32Array, b: Float32Array | undefined): number {
  if (!b) return NaN;
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
}
