import { hashTerm } from '../understanding/learned/linear-model.domain.js';
import type { Language } from '@careward/contracts/kernel/languages';
import { frequencyOf, type InvertedIndex, invertedIndex, scoresOf } from './inverted-index.domain.js';
import { countsOf, searchTerms } from './words.domain.js';

/** Robertson's BM25: how soon a term that is repeated counts no more, and how much long documents are held back. */
const [K1, B] = [3, 0.35];

/** How rare terms are, and how long documents are on average, where documents are added to. */
export type Collection = { documents: number; meanLength: number; frequency: (term: string) => number };
export type Bm25 = { index: InvertedIndex; documents: number; meanLength: number };

const lengthOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

function collectionOf(documents: readonly ReadonlyMap<string, number>[]): Collection {
  const frequencies = countsOf(documents.flatMap((counts) => [...counts.keys()]));
  const length = documents.reduce((sum, counts) => sum + lengthOf(counts), 0);
  return {
    documents: documents.length,
    meanLength: length / documents.length,
    frequency: (term) => frequencies.get(term) ?? 0,
  };
}

/** @param within the collection that the texts are added to; their own unless given. */
export function buildBm25(texts: readonly string[], lang: Language, within?: Collection): Bm25 {
  const documents = texts.map((text) => countsOf(searchTerms(text, lang)));
  const { documents: count, meanLength, frequency } = within ?? collectionOf(documents);
  const weights = new Map<number, Map<number, number>>();
  for (const [document, counts] of documents.entries()) {
    const held = K1 * (1 - B + (B * lengthOf(counts)) / meanLength);
    for (const [term, n] of counts) {
      const rarity = Math.log(1 + (count - frequency(term) + 0.5) / (frequency(term) + 0.5));
      const hash = hashTerm(term);
      const posting = weights.get(hash) ?? new Map<number, number>();
      weights.set(hash, posting.set(document, (rarity * n * (K1 + 1)) / (n + held)));
    }
  }
  return { index: invertedIndex(weights), documents: texts.length, meanLength };
}

/** What is known of the terms of a collection that is added to. */
export const collectionIn = ({ index, documents, meanLength }: Bm25): Collection => ({
  documents,
  meanLength,
  frequency: (term) => frequencyOf(index, term),
});

/** Each document's score for a question. */
export function bm25Scores({ index, documents }: Bm25, text: string, lang: Language): Float64Array {
  const terms = [...new Set(searchTerms(text, lang))];
  return scoresOf(
    index,
    terms.map((term) => [term, 1] as const),
    documents,
  );
}
