import { characterGrams, hashOf, wordGrams, wordsOf, type GramLengths } from './n-grams.domain.js';

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
    hashedCounts(wordGrams(words, wordLengths), buckets, 0),
    hashedCounts(characterGrams(words, characters), buckets, buckets),
  ];
}

function hashedCounts(grams: readonly string[], buckets: number, first: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const gram of grams) {
    const at = first + (hashOf(gram) % buckets);
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
