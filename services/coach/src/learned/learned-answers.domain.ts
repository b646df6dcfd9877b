import type { LearnedAnswers, ScoresById } from '../library/retrieval/answer-chances.domain.js';
import {
  countsOf,
  type Features,
  type MeaningModel,
  scoresOfMeaning,
  vectorOf,
} from './linear-model.domain.js';

/**
 * What was learned of how people ask each answered question: one score by spelling and one by meaning for each of `ids`, in
 * that order. The scores are logarithms of odds: the higher, the likelier beside the others.
 */
export type AnswersModel = {
  ids: readonly string[];
  features: Features;
  idf: Float32Array;
  words: SparseWeights;
  meaning: MeaningModel;
};

/** The weights that tell most, by feature: those of one stand between its start and the next one's. */
export type SparseWeights = {
  starts: Uint32Array;
  classes: Uint16Array;
  weights: Int8Array;
  /** What a weight of 1 means, by class. */
  scales: readonly number[];
};

export type AnswerScores = { words: Float64Array; meaning: Float64Array | null };

/** @param vector the message's own (SentenceEncoder), null where there is none. */
export function answerScores(
  { ids, features, idf, words, meaning }: AnswersModel,
  text: string,
  vector: Float32Array | null,
): AnswerScores {
  const { at, value } = vectorOf(countsOf(text, features), idf);
  const sums = new Float64Array(ids.length);
  for (let n = 0; n < at.length; n++) addWeights(sums, words, at[n] ?? 0, value[n] ?? 0);
  return {
    words: sums.map((sum, k) => sum * (words.scales[k] ?? 0)),
    meaning: vector && scoresOfMeaning(meaning, vector),
  };
}

function addWeights(
  sums: Float64Array,
  { starts, classes, weights }: SparseWeights,
  feature: number,
  amount: number,
): void {
  const last = starts[feature + 1] ?? 0;
  for (let place = starts[feature] ?? 0; place < last; place++) {
    const k = classes[place] ?? 0;
    sums[k] = (sums[k] ?? 0) + amount * (weights[place] ?? 0);
  }
}

/** Where queries and passages lie on the whole: each is told apart by how it differs from its own kind. */
export type Middles = { query: Float32Array; passage: Float32Array };

/** How alike two texts are in their spelling, from 0 to 1. */
export function spelledAlike({ features, idf }: AnswersModel, text: string, other: string): number {
  const [one, two] = [text, other].map((each) => vectorOf(countsOf(each, features), idf));
  const values = new Map(one && [...one.at].map((feature, n) => [feature, one.value[n] ?? 0]));
  const shared = two ? [...two.at].map((feature, n) => (values.get(feature) ?? 0) * (two.value[n] ?? 0)) : [];
  // Words and characters are each of length 1.
  return shared.reduce((sum, product) => sum + product, 0) / 2;
}

/** By answered question, its scores by spelling and meaning added. */
type Sums = { sumsOf: (text: string, vector: Float32Array | null) => ScoresById };

/** The scores by answered question, as the finder reads them. */
export const learnedAnswers = (
  model: AnswersModel,
  { weights, inConversation }: Pick<LearnedAnswers, 'weights' | 'inConversation'>,
): LearnedAnswers & Sums => {
  const classOf = new Map(model.ids.map((id, k) => [id, k]));
  const byId = (scoreOf: (k: number) => number | undefined): ScoresById => ({
    get: (id) => {
      const k = classOf.get(id);
      return k === undefined ? undefined : scoreOf(k);
    },
  });
  // Topics and answers are found by the same texts; what is kept of one lives no longer than its vector.
  const kept = new WeakMap<Float32Array, { text: string; scores: AnswerScores }>();
  const scored = (text: string, vector: Float32Array | null): AnswerScores => {
    const before = vector && kept.get(vector);
    if (before?.text === text) return before.scores;
    const scores = answerScores(model, text, vector);
    if (vector) kept.set(vector, { text, scores });
    return scores;
  };
  return {
    weights,
    inConversation,
    sumsOf: (text, vector) => {
      const { words, meaning } = scored(text, vector);
      return byId((k) => (words[k] ?? 0) + (meaning?.[k] ?? 0));
    },
    likeness: (text, other) => spelledAlike(model, text, other),
    scoresOf: (text, vector) => {
      const { words, meaning } = scored(text, vector);
      return { words: byId((k) => words[k]), meaning: meaning && byId((k) => meaning[k]) };
    },
  };
};
