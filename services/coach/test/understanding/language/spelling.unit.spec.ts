import { describe, expect, it } from '@jest/globals';
import { spellingOf, vocabularyOf } from '../../../src/understanding/language/spelling.domain.js';

describe('the vocabulary', () => {
  it('has the words of more than one use, folded, the most frequent first', () => {
    expect(vocabularyOf(['She fell again', 'she FELL and Teléfono', 'telefono fell', 'zigzag'])).toEqual([
      'fell',
      'telefono',
    ]);
  });

  it('has words of the same use in the order of the alphabet', () => {
    expect(vocabularyOf(['stove bleach', 'bleach stove'])).toEqual(['bleach', 'stove']);
  });
});

describe('a text with slips of the finger', () => {
  const mended = spellingOf(['breathing', 'chest', 'cheese', 'bathing', 'pills']);

  it.each([
    ['a letter missing', 'she is not brething', 'she is not breathing'],
    ['a letter too many', 'cheest pain', 'chest pain'],
    ['two letters swapped', 'all the plils', 'all the pills'],
    ['capitals and accents', 'BREATTHÍNG', 'breathing'],
    ['a word that is known', 'bathing him', 'bathing him'],
    ['a word far from all others', 'the stove', 'the stove'],
    ['another ending', 'one pill', 'one pill'],
    ['another first letter', 'lathing', 'lathing'],
    ['a number', 'took 4000 mg', 'took 4000 mg'],
    ['marks', 'brething? no.', 'breathing? no.'],
  ])('%s', (_, text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it('is read with the more frequent of two words', () => {
    expect(spellingOf(['horse', 'house'])('hose hose')).toBe('horse horse');
    expect(spellingOf(['house', 'horse'])('hose')).toBe('house');
  });
});
