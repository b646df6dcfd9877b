import { describe, expect, it } from '@jest/globals';
import {
  MeaningIndex,
  type MeanVectors,
  noMeans,
  quantizeVector,
} from '../../src/retrieval/meaning-index.domain.js';

const vector = (...numbers: number[]) => Float32Array.from(numbers);
const passages = (...vectors: number[][]) => vectors.map((numbers) => quantizeVector(vector(...numbers)));
const english = { lang: 'en', of: 'en' } as const;

describe('a vector in numbers of one byte', () => {
  it('keeps its direction', () => {
    expect([...quantizeVector(vector(0.2, -0.1, 0))]).toEqual([127, -63, 0]);
  });

  it('is all zeros where the vector is', () => {
    expect([...quantizeVector(vector(0, 0))]).toEqual([0, 0]);
  });
});

describe('pages by their meaning', () => {
  const index = new MeaningIndex(noMeans);
  index.put('near', { version: 1, lang: 'en', passages: passages([0, 1, 0], [1, 0.1, 0]) });
  index.put('far', { version: 1, lang: 'en', passages: passages([0, 0, 1]) });
  index.put('spanish', { version: 3, lang: 'es', passages: passages([1, 0, 0]) });

  it('are found nearest first, each with its nearest passage first', () => {
    const found = index.nearest(vector(1, 0, 0), english);
    expect(found.map(({ id, nearest }) => [id, nearest])).toEqual([
      ['near', [1, 0]],
      ['far', [0]],
    ]);
    expect(found[0]?.similarity).toBeCloseTo(0.995, 2);
    expect(found[1]?.similarity).toBe(0);
  });

  it('are found in the language that is asked for', () => {
    const found = index.nearest(vector(1, 0, 0), { lang: 'en', of: 'es' });
    expect(found).toEqual([{ id: 'spanish', similarity: 1, nearest: [0] }]);
  });

  it('are compared by how they differ from what is usual in their language', () => {
    const usual: MeanVectors = {
      query: { en: vector(0.9, 0, 0), es: vector(0, 0.9, 0) },
      passage: { en: vector(0.9, 0, 0), es: vector(0, 0.9, 0) },
    };
    const centred = new MeaningIndex(usual);
    centred.put('usual', { version: 1, lang: 'es', passages: passages([0, 1, -0.2]) });
    centred.put('twin', { version: 1, lang: 'es', passages: passages([0, 1, 0.4]) });
    // What the question says more than others of its language, the twin says more than others of its own.
    const [first, second] = centred.nearest(vector(1, 0, 0.4), { lang: 'en', of: 'es' });
    expect([first?.id, second?.id]).toEqual(['twin', 'usual']);
  });

  it('are gone with the page, and of the version that was put', () => {
    expect(index.versionOf('spanish')).toBe(3);
    index.remove('spanish');
    expect(index.versionOf('spanish')).toBeUndefined();
    expect(index.nearest(vector(1, 0, 0), { lang: 'en', of: 'es' })).toEqual([]);
  });

  it('without a passage lie nowhere', () => {
    const empty = new MeaningIndex(noMeans);
    empty.put('empty', { version: 1, lang: 'en', passages: [] });
    expect(empty.nearest(vector(1, 0, 0), english)).toEqual([{ id: 'empty', similarity: -1, nearest: [] }]);
  });
});
