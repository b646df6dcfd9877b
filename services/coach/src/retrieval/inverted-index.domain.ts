import { hashTerm } from '../understanding/learned/linear-model.domain.js';

/**
 * What each term counts for each document: the terms as sorted hashes, the documents of one term between its start and the
 * next one's. Weights are whole numbers of `unit`.
 */
export type InvertedIndex = {
  terms: Uint32Array;
  starts: Uint32Array;
  documents: Uint16Array;
  weights: Uint16Array;
  unit: number;
};

/** A term and how much of it a question has. */
type WeightedTerm = readonly [term: string, amount: number];

const HIGHEST = 65_535;

/** @param weights by the hash of a term, then by the number of a document. */
export function invertedIndex(weights: ReadonlyMap<number, ReadonlyMap<number, number>>): InvertedIndex {
  const terms = Uint32Array.from(weights.keys()).sort();
  const postings = [...terms].map((term) => [...(weights.get(term) ?? [])].sort(([a], [b]) => a - b));
  const count = postings.reduce((sum, { length }) => sum + length, 0);
  const index = {
    terms,
    starts: new Uint32Array(terms.length + 1),
    documents: new Uint16Array(count),
    weights: new Uint16Array(count),
    unit: postings.flat().reduce((most, [, weight]) => Math.max(most, weight), 0) / HIGHEST || 1,
  };
  let place = 0;
  for (const [at, posting] of postings.entries()) {
    for (const [document, weight] of posting) {
      index.documents[place] = document;
      index.weights[place++] = Math.round(weight / index.unit);
    }
    index.starts[at + 1] = place;
  }
  return index;
}

/** Each document's sum over a question's terms. */
export function scoresOf(index: InvertedIndex, terms: Iterable<WeightedTerm>, count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const [term, amount] of terms) {
    const at = placeOf(index, term);
    if (at === undefined) continue;
    for (let place = index.starts[at] ?? 0; place < (index.starts[at + 1] ?? 0); place++) {
      const document = index.documents[place] ?? 0;
      scores[document] = (scores[document] ?? 0) + amount * index.unit * (index.weights[place] ?? 0);
    }
  }
  return scores;
}

/** In how many documents a term stands. */
export function frequencyOf(index: InvertedIndex, term: string): number {
  const at = placeOf(index, term);
  return at === undefined ? 0 : (index.starts[at + 1] ?? 0) - (index.starts[at] ?? 0);
}

/** Where a term stands among those of the index. */
export function placeOf({ terms }: InvertedIndex, term: string): number | undefined {
  const hash = hashTerm(term);
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? 0) < hash) from = middle + 1;
    else to = middle;
  }
  return terms[from] === hash ? from : undefined;
}
