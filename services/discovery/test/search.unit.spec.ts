import { beforeAll, describe, expect, it } from '@jest/globals';
import { contentOf } from '../src/library/library-document.domain.js';
import { readSeed } from '../src/library/library-seed.js';
import { search, searchable, type SearchableContent } from '../src/library/search.domain.js';

let library: SearchableContent[];
beforeAll(async () => {
  library = (await readSeed()).topics.map(contentOf).map(searchable);
});

const idsFor = (typed: string) => search(library, typed).map(({ topic }) => topic.id);

describe('searching the library', () => {
  it.each(['', '   ', '?!'])('%j gives the whole library in its order', (typed) => {
    expect(idsFor(typed)).toEqual(library.map(({ topic }) => topic.id));
  });

  it.each([
    ['stroke', 'stroke-signs'],
    ['POISON', 'poison-and-medicine-mistakes'],
    ['intoxicacion', 'poison-and-medicine-mistakes'],
    ['cuándo llamar al 911', 'when-to-call-911'],
    ['the rules of medicaid', 'medicaid-basics'],
  ])('%j finds %s first', (typed, id) => {
    expect(idsFor(typed)[0]).toBe(id);
  });

  it('finds nothing for words that stand nowhere', () => {
    expect(idsFor('zzxqv')).toEqual([]);
  });

  it('leaves out what hardly fits', () => {
    expect(idsFor('stroke face droop').length).toBeLessThan(library.length / 2);
  });
});
