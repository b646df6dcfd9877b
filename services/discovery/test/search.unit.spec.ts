import { beforeAll, describe, expect, it } from '@jest/globals';
import { contentOf, type Content } from '../src/library/document.domain.js';
import { readSeed } from '../src/library/library-seed.js';
import { buildSearch, type LibrarySearch } from '../src/library/search.domain.js';

let library: Content[];
let search: LibrarySearch;
beforeAll(async () => {
  library = (await readSeed()).topics.map(contentOf);
  search = buildSearch(library);
});

const idsFor = (typed: string) => search(typed).map(({ content }) => content.topic.id);

describe('searching the library', () => {
  it.each(['', '   ', '?!'])('%j gives the whole library in its order', (typed) => {
    expect(idsFor(typed)).toEqual(library.map(({ topic }) => topic.id));
  });

  it.each([
    ['stroke', 'stroke-signs'],
    ['POISON', 'poison-and-medicine-mistakes'],
    ['derr', 'stroke-signs'],
    ['intoxicacion', 'poison-and-medicine-mistakes'],
    ['cuándo llamar al 911', 'when-to-call-911'],
    ['the rules of medicaid', 'medicaid-basics'],
    ['why does she keep asking to go home', 'dementia-communication'],
    ['me va a reportar', 'about-the-coach'],
  ])('%j finds %s first', (typed, id) => {
    expect(idsFor(typed)[0]).toBe(id);
  });

  it.each([
    ['real person', 'about-the-coach', 'self-are-you-person'],
    ['persona de verdad', 'about-the-coach', 'self-are-you-person'],
    ['take blood pressure at home', 'blood-pressure-at-home', 'cond-bp-how'],
  ])('%j finds %s by its question %s', (typed, topic, question) => {
    const [first] = search(typed);
    expect([first?.content.topic.id, first?.question?.id]).toEqual([topic, question]);
  });

  it('names no question that hardly fits', () => {
    const [first] = search('bathing');
    expect([first?.content.topic.id, first?.question]).toEqual(['safe-bathing', null]);
  });

  it('finds nothing for unknown words', () => {
    expect(idsFor('zzxqv')).toEqual([]);
  });

  it('leaves out weak matches', () => {
    expect(idsFor('stroke face droop').length).toBeLessThan(library.length / 2);
  });
});
