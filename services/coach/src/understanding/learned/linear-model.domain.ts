import { fold } from '@careward/content/text/readings';

/** One linear score per class. Weights stand by feature, then class; as shipped they are whole numbers of the class's scale. */
export type LinearModel = {
  features: Features;
  classes: readonly string[];
  idf: Float32Array;
  weights: Int8Array | Float32Array;
  scales: readonly number[];
  intercepts: readonly number[];
  /** What the meaning of a text adds to its scores; without it the spelling alone is judged. */
  meaning?: MeaningModel;
};

/**
 * The same classes by meaning: linear in the text's vector (SentenceEncoder) less the mean of those it was taught on, at
 * length 1. Weights stand by class, then number; as shipped they are whole numbers of the class's scale.
 */
export type MeaningModel = {
  mean: Float32Array;
  weights: Int8Array | Float32Array;
  scales: readonly number[];
  intercepts: readonly number[];
};

/** What depends on how scores are spread: where meaning counts too they are higher. */
export type SettingsPair<Settings> = { together: Settings; alone: Settings };

/** What stands in `name.json`. The numbers are in `name.bin`: idf, the mean of the vectors, weights, weights of meaning. */
export type ModelHeader = Omit<LinearModel, 'idf' | 'weights' | 'meaning'> & {
  meaning?: Omit<MeaningModel, 'mean' | 'weights'>;
};

/** How far each class is from its boundary: above 0 is its side; the margin of a training example is 1. */
export function scoresOf(model: LinearModel, text: string, vector: Float32Array | null): Float64Array {
  const scores = scoresOfVector(model, vectorOf(countsOf(text, model.features), model.idf));
  if (!vector || !model.meaning) return scores;
  const added = scoresOfMeaning(model.meaning, vector);
  return scores.map((score, k) => score + (added[k] ?? 0));
}

export function scoresOfMeaning(
  { mean, weights, scales, intercepts }: MeaningModel,
  vector: Float32Array,
): Float64Array {
  const centred = centreVector(mean, vector);
  const scores = new Float64Array(intercepts.length);
  for (let k = 0; k < scores.length; k++) {
    const first = k * centred.length;
    let score = 0;
    for (let n = 0; n < centred.length; n++) score += (centred[n] ?? 0) * (weights[first + n] ?? 0);
    scores[k] = score * (scales[k] ?? 0) + (intercepts[k] ?? 0);
  }
  return scores;
}

/** Raw vectors all lie close to one another: what tells them apart is how they differ from the mean. */
export function centreVector(mean: Float32Array, vector: Float32Array): Float32Array {
  const centred = vector.map((value, n) => value - (mean[n] ?? 0));
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0)) || 1;
  return centred.map((value) => value / length);
}

function scoresOfVector(
  { classes, weights, scales, intercepts }: LinearModel,
  { at, value }: Vector,
): Float64Array {
  const scores = new Float64Array(classes.length);
  for (let n = 0; n < at.length; n++) {
    const row = (at[n] ?? 0) * scores.length;
    const amount = value[n] ?? 0;
    for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) + amount * (weights[row + k] ?? 0);
  }
  return scores.map((score, k) => score * (scales[k] ?? 0) + (intercepts[k] ?? 0));
}

/** Shares that add up to 1; the steeper, the more the highest score takes. */
export function sharesOf(scores: Float64Array, steepness: number): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(steepness * (score - highest)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** A probability from a score, along a fitted logistic curve. */
export const logistic = (score: number, { slope, middle }: { slope: number; middle: number }) =>
  1 / (1 + Math.exp(-slope * (score - middle)));

/** Word n-grams take the first `buckets` features, character n-grams the next as many. */
export type Features = GramLengths & { buckets: number };

/** How often a text has each feature, words and characters apart. */
export type Counts = readonly [words: ReadonlyMap<number, number>, characters: ReadonlyMap<number, number>];

/** Which features a text has, and how much of each. */
export type Vector = { at: Uint32Array; value: Float32Array };

/** The most words of one text that are read; no message has room for more. */
const MOST_WORDS = 2_000;

export function countsOf(text: string, { words: wordLengths, characters, buckets }: Features): Counts {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  return [
    hashGrams(wordGrams(words, wordLengths), buckets, 0),
    hashGrams(characterGrams(words, characters), buckets, buckets),
  ];
}

function hashGrams(grams: readonly string[], buckets: number, first: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const gram of grams) {
    const at = first + (hashTerm(gram) % buckets);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

/** How telling each feature is: smoothed as scikit-learn does it, and 0 for what no example has. */
export function idfOf(examples: readonly Counts[], { buckets }: Features): Float32Array {
  const having = new Uint32Array(2 * buckets);
  for (const counts of examples)
    for (const block of counts) for (const at of block.keys()) having[at] = (having[at] ?? 0) + 1;
  return Float32Array.from(having, (n) => (n === 0 ? 0 : Math.log((1 + examples.length) / (1 + n)) + 1));
}

/** Sublinear tf-idf; words and characters are each scaled to length 1 and stand side by side. */
export function vectorOf(counts: Counts, idf: ArrayLike<number>): Vector {
  const at: number[] = [];
  const value: number[] = [];
  for (const block of counts) {
    const first = value.length;
    let squares = 0;
    for (const [feature, count] of block) {
      const weight = (1 + Math.log(count)) * (idf[feature] ?? 0);
      if (weight === 0) continue;
      at.push(feature);
      value.push(weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares);
    for (let n = first; n < value.length; n++) value[n] = (value[n] ?? 0) / length;
  }
  return { at: Uint32Array.from(at), value: Float32Array.from(value) };
}

/** How long the n-grams of a text are, shortest and longest: in words, and in characters within one word. */
type GramLengths = { words: readonly [number, number]; characters: readonly [number, number] };

/**
 * The words of a text as the models read them: folded, and of all marks only the question mark, so that a dictated message
 * reads as the written one does.
 */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}_]+|\?/gu) ?? [];

/** Runs of neighbouring words, joined by a space; the shortest first, as scikit-learn's word analyzer lists them. */
export function wordGrams(words: readonly string[], [from, to]: readonly [number, number]): string[] {
  const grams: string[] = [];
  for (let length = from; length <= Math.min(to, words.length); length++)
    for (let at = 0; at + length <= words.length; at++) grams.push(words.slice(at, at + length).join(' '));
  return grams;
}

/**
 * Runs of characters within each word, a space on either side of it, as scikit-learn's `char_wb` analyzer lists them: a
 * word shorter than a run counts once, whole.
 */
export function characterGrams(words: readonly string[], [from, to]: readonly [number, number]): string[] {
  const grams: string[] = [];
  for (const word of words) {
    const padded = ` ${word} `;
    for (let length = from; length <= to; length++) {
      for (let at = 0; at === 0 || at + length <= padded.length; at++)
        grams.push(padded.slice(at, at + length));
      if (padded.length <= length) break;
    }
  }
  return grams;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SPREAD = [0x85ebca6b, 0xc2b2ae35] as const;

/** FNV-1a over UTF-16 units, then the last step of MurmurHash3, which spreads it over any power of two. */
export function hashTerm(gram: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), SPREAD[0]);
  hash = Math.imul(hash ^ (hash >>> 13), SPREAD[1]);
  return (hash ^ (hash >>> 16)) >>> 0;
}
