import type { AnswersModel, Middles } from '@careward/coach/learned/learned-answers.domain';
import {
  centredOn,
  countsOf,
  type Features,
  idfOf,
  type Vector,
  vectorOf,
} from '@careward/coach/learned/linear-model.domain';
import { fitMargins } from './margin-trainer.domain.js';
import { fitMeaning, fitSpelling, type Labelled, type SpellingWeights } from './softmax-trainer.domain.js';

const answerFeatures: Features = { words: [1, 2], characters: [3, 5], buckets: 65_536 };
/** How many features of an answer may tell by their margin: a tenth of all that do, and they find as much. */
const KEPT = 6_000;
/** What a margin of 1 counts beside the softmax's logarithms of odds: so both are spread as widely. */
const STEEPNESS = 8;
const HIGHEST = 127;

export type AskedExample = { text: string; vector: Float32Array; answer: string };

/** What messages teach of how the answered questions are asked. */
export function trainAnswers(examples: readonly AskedExample[], ids: readonly string[]): AnswersModel {
  const place = new Map(ids.map((id, at) => [id, at]));
  const labels = Uint16Array.from(examples, ({ answer }) => place.get(answer) ?? 0);
  const counts = examples.map(({ text }) => countsOf(text, answerFeatures));
  const idf = idfOf(counts, answerFeatures);
  const texts = counts.map((each) => vectorOf(each, idf));
  const spelling = spellingOf({ texts, labels, classes: ids.length });
  const mean = middleOf(examples.map(({ vector }) => vector));
  const vectors = examples.map(({ vector }) => centredOn(mean, vector));
  const meaning = fitMeaning({ texts: vectors, labels, classes: ids.length });
  const size = mean.length;
  const scales = ids.map((_, k) => scaleOf(meaning.weights.subarray(k * size, (k + 1) * size)));
  const weights = Int8Array.from(meaning.weights, (weight, at) =>
    Math.round(weight / (scales[Math.floor(at / size)] ?? 1)),
  );
  return {
    ids,
    features: answerFeatures,
    idf,
    words: sparse(spelling),
    meaning: { mean, weights, scales, intercepts: [...meaning.intercepts] },
  };
}

/**
 * What two ways to learn find, added: the softmax knows best the messages of those who wrote the examples, support vectors know
 * best those of others.
 */
function spellingOf(examples: Labelled<Vector>): SpellingWeights {
  const features = 2 * answerFeatures.buckets;
  const { weights, classes } = fitSpelling(examples, features);
  for (const [k, { at, weight }] of fitMargins(examples, { features, kept: KEPT }).entries())
    for (const [n, feature] of at.entries()) {
      const place = feature * classes + k;
      weights[place] = (weights[place] ?? 0) + STEEPNESS * (weight[n] ?? 0);
    }
  return { weights, classes };
}

export function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (vector[n] ?? 0);
  return Float32Array.from(sum, (value) => value / vectors.length);
}

/** Of the answers' own texts. */
export const middlesOf = (model: AnswersModel, passages: readonly Float32Array[]): Middles => ({
  query: model.meaning.mean,
  passage: middleOf(passages),
});

/** A vector in whole numbers; its length is lost. */
export function inWholeNumbers(vector: Float32Array): Int8Array {
  const scale = scaleOf(vector);
  return Int8Array.from(vector, (value) => Math.round(value / scale));
}

const scaleOf = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / HIGHEST || 1;

function sparse({ weights, classes }: SpellingWeights): AnswersModel['words'] {
  const highest = new Float64Array(classes);
  for (let at = 0; at < weights.length; at++)
    highest[at % classes] = Math.max(highest[at % classes] ?? 0, Math.abs(weights[at] ?? 0));
  const scales = Array.from(highest, (most) => most / HIGHEST || 1);
  const starts = new Uint32Array(weights.length / classes + 1);
  const kept: { k: number[]; weight: number[] } = { k: [], weight: [] };
  for (let at = 0; at < weights.length; at++) {
    const k = at % classes;
    const whole = Math.round((weights[at] ?? 0) / (scales[k] ?? 1));
    if (whole !== 0) {
      kept.k.push(k);
      kept.weight.push(whole);
    }
    if (k === classes - 1) starts[(at + 1) / classes] = kept.k.length;
  }
  return { starts, classes: Uint16Array.from(kept.k), weights: Int8Array.from(kept.weight), scales };
}
