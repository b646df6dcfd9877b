import { hashTerm } from '../understanding/learned/linear-model.domain.js';
import { type InvertedIndex, invertedIndex, placeOf, scoresOf } from './inverted-index.domain.js';
import { countsOf, wordsAndPairs } from './words.domain.js';

/** Mean tf-idf vectors of what documents say and of how they are asked for, each of length 1. */
export type Centroids = { index: InvertedIndex; documents: number; rarities: Float32Array };

type Rarity = (term: string) => number;

/** Sublinear tf-idf of words and pairs of words, of length 1; terms that nobody has used do not count. */
function vectorOf(text: string, rarity: Rarity): ReadonlyMap<string, number> {
  const weights = [...countsOf(wordsAndPairs(text))].flatMap(([term, n]) => {
    const weight = (1 + Math.log(n)) * rarity(term);
    return weight > 0 ? [[term, weight] as const] : [];
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([term, weight]) => [term, weight / length]));
}

/** Smoothed: log((1 + texts) / (1 + texts with the term)) + 1. */
function raritiesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const frequencies = countsOf(texts.flatMap((text) => [...new Set(wordsAndPairs(text))]));
  return new Map([...frequencies].map(([term, n]) => [term, Math.log((1 + texts.length) / (1 + n)) + 1]));
}

/**
 * @param documents the texts of each.
 * @param within what the documents are added to; they are a collection of their own unless given.
 */
export function buildCentroids(documents: readonly (readonly string[])[], within?: Centroids): Centroids {
  const rarities = within ? null : raritiesOf(documents.flat());
  const rarity: Rarity = (term) => (within ? rarityIn(within, term) : (rarities?.get(term) ?? 0));
  const weights = new Map<number, Map<number, number>>();
  for (const [document, texts] of documents.entries()) {
    const sum = new Map<string, number>();
    for (const text of texts)
      for (const [term, weight] of vectorOf(text, rarity)) sum.set(term, (sum.get(term) ?? 0) + weight);
    const length = Math.hypot(...sum.values()) || 1;
    for (const [term, weight] of sum) {
      const hash = hashTerm(term);
      const posting = weights.get(hash) ?? new Map<number, number>();
      weights.set(hash, posting.set(document, weight / length));
    }
  }
  const index = invertedIndex(weights);
  const byHash = new Map([...(rarities ?? [])].map(([term, value]) => [hashTerm(term), value]));
  return {
    index,
    documents: documents.length,
    rarities: Float32Array.from(index.terms, (hash) => byHash.get(hash) ?? 0),
  };
}

function rarityIn({ index, rarities }: Centroids, term: string): number {
  const at = placeOf(index, term);
  return at === undefined ? 0 : (rarities[at] ?? 0);
}

/** The cosine of each document's mean to a question. */
export const centroidScores = (centroids: Centroids, text: string, within = centroids): Float64Array =>
  scoresOf(
    centroids.index,
    vectorOf(text, (term) => rarityIn(within, term)),
    centroids.documents,
  );
