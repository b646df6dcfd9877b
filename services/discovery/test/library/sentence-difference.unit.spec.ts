import { describe, expect, it } from '@jest/globals';
import { differenceOf } from '../../src/library/sentence-difference.domain.js';

const signs = { added: '+', removed: '-', unchanged: '=' };
const difference = (before: string, after: string) =>
  differenceOf([...before], [...after])
    .map(({ kind, text }) => signs[kind] + text)
    .join(' ');

describe('the difference of two texts', () => {
  it.each([
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
    ['abc', 'abc', '=a =b =c'],
    ['abc', 'axc', '=a -b +x =c'],
    ['abcd', 'acbd', '=a -b =c +b =d'],
    ['abc', 'xaybzc', '+x =a +y =b +z =c'],
    ['aab', 'ab', '=a -a =b'],
    ['ab', 'ba', '-a =b +a'],
  ])('of %j and %j is %s', (before, after, expected) => {
    expect(difference(before, after)).toBe(expected);
  });

  it('of two long ones that share nothing is all of both', () => {
    const many = (word: string) => Array.from({ length: 3_000 }, (_, n) => `${word} ${n}`);
    const lines = differenceOf(['same', ...many('old')], ['same', ...many('new')]);
    expect(lines.map(({ kind }) => signs[kind]).join('')).toBe(`=${'-'.repeat(3_000)}${'+'.repeat(3_000)}`);
  });
});
