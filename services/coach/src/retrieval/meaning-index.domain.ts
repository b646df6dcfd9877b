import type { Language } from '@careward/contracts/kernel/languages';

/** Pages whose passages are compared one by one, after all pages were compared as wholes. */
const PAGES_COMPARED = 60;
const HIGHEST = 127;

/**
 * The means of what people ask and of what pages say, in each language. Vectors are compared by how they differ from
 * them: as they come, all of one language are alike, and a question lies nearer to any page of its own language than to
 * the right one of the other.
 */
export type MeanVectors = Record<'query' | 'passage', Record<Language, Float32Array>>;

/** For vectors that are compared as they come. */
export const noMeans: MeanVectors = {
  query: { en: new Float32Array(), es: new Float32Array() },
  passage: { en: new Float32Array(), es: new Float32Array() },
};

/** Where the passages of one page stand by their meaning: a vector each, in whole numbers of one byte. */
export type PageVectors = { version: number; lang: Language; passages: readonly Int8Array[] };

type NearPage = {
  id: string;
  /** How near its nearest passage lies to the question: a cosine. */
  similarity: number;
  /** The numbers of its passages, the nearest first. */
  nearest: number[];
};

/** A vector in whole numbers of one byte, of which the largest takes the highest. Its length is lost. */
export function quantizeVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0) || 1;
  return Int8Array.from(vector, (number) => Math.round((number / largest) * HIGHEST));
}

/** Finds crawled pages by their meaning, so that a question in other words, or in the other language, finds them too. */
export class MeaningIndex {
  private readonly pages = new Map<string, PageVectors & { whole: Int8Array }>();

  constructor(private readonly means: MeanVectors) {}

  /** The version of a page that is found; undefined where none is. */
  versionOf(id: string): number | undefined {
    return this.pages.get(id)?.version;
  }

  put(id: string, { version, lang, passages: stored }: PageVectors): void {
    const passages = stored.map((passage) =>
      quantizeVector(subtractMean(Float32Array.from(passage), this.means.passage[lang])),
    );
    this.pages.set(id, { version, lang, passages, whole: quantizeVector(sumOf(passages)) });
  }

  remove(id: string): void {
    this.pages.delete(id);
  }

  /** The pages in language `of` that lie nearest to a question, which was asked in `lang`; best first. */
  nearest(question: Float32Array, { lang, of }: { lang: Language; of: Language }): NearPage[] {
    const asked = subtractMean(question, this.means.query[lang]);
    return [...this.pages]
      .filter(([, page]) => page.lang === of)
      .map(([id, page]) => ({ id, page, similarity: cosine(asked, page.whole) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, PAGES_COMPARED)
      .map(({ id, page }) => {
        const passages = page.passages
          .map((passage, at) => ({ at, similarity: cosine(asked, passage) }))
          .sort((a, b) => b.similarity - a.similarity);
        return { id, similarity: passages[0]?.similarity ?? -1, nearest: passages.map(({ at }) => at) };
      })
      .sort((a, b) => b.similarity - a.similarity || a.id.localeCompare(b.id));
  }
}

const lengthOf = (vector: ArrayLike<number>): number => {
  let squares = 0;
  for (let n = 0; n < vector.length; n++) squares += (vector[n] ?? 0) ** 2;
  return Math.sqrt(squares);
};

/** How a vector, brought to length 1, differs from a mean. */
export function subtractMean(vector: Float32Array, mean: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1;
  return vector.map((number, n) => number / length - (mean[n] ?? 0));
}

function sumOf(vectors: readonly Int8Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    const length = lengthOf(vector) || 1;
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] ?? 0) + (vector[n] ?? 0) / length;
  }
  return sum;
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let product = 0;
  for (let n = 0; n < a.length; n++) product += (a[n] ?? 0) * (b[n] ?? 0);
  return product / (lengthOf(a) * lengthOf(b) || 1);
}
