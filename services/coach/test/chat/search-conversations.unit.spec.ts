import { describe, expect, it } from '@jest/globals';
import { excerptOf, wordsIn } from '../../src/chat/search-conversations.domain.js';

describe('what a search asks for', () => {
  it.each([
    ['Bath  BÁTH, bath!', ['bath']],
    ['can’t sleep', ['cant', 'sleep']],
    ['911 / 9-1-1', ['911', '9', '1']],
    ['.*(a+)+$ \\d', ['a', 'd']],
    ['🙂🙂 ok', ['🙂', 'ok']],
    [' ?! ', []],
  ])('%j', (query, words) => {
    expect(wordsIn(query)).toEqual(words);
  });
});

describe('an excerpt', () => {
  const shown = (text: string, query: string) =>
    excerptOf(text, wordsIn(query))
      .map(({ text: part, isFound }) => (isFound ? `<${part}>` : part))
      .join('');

  it.each([
    ['marks each place', 'Fall, fell, falling.', 'fall', '<Fall>, fell, <fall>ing.'],
    ['marks what overlaps once', 'falling', 'fall falling', '<falling>'],
    ['is one line', 'one\n\n  two\tthree', 'two', 'one <two> three'],
    ['marks accents and what apostrophes join', "Mamá can't", 'mama cant', "<Mamá> <can't>"],
    ['marks letters in their parts', 'cafe\u0301 con leche', 'café', '<cafe\u0301> con leche'],
    ['may have nothing to mark', 'nothing', 'else', 'nothing'],
  ])('%s', (_does, text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('is short, begins and ends at words, and has the place in it', () => {
    const text = `${'before '.repeat(100)}zebra ${'after '.repeat(100)}`;
    const excerpt = shown(text, 'zebra');
    expect(excerpt).toMatch(/^…(before )+<zebra>( after)+…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('cuts no character in two', () => {
    for (let length = 30; length < 60; length += 1) {
      const excerpt = shown(`${'x'.repeat(length)}${'🙂'.repeat(200)} zebra${'🙂'.repeat(200)}`, 'zebra');
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toContain('<zebra>');
    }
  });
});
