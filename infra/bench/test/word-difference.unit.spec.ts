import { describe, expect, it } from '@jest/globals';
import { differenceOf, wordsOf } from '../src/word-difference.domain.js';

const compare = (expected: string, read: string) => differenceOf(wordsOf(expected), wordsOf(read));

describe('words that were read', () => {
  it('are compared by how often each occurs, whatever their order and case', () => {
    expect(compare('Pay $45 by May. Pay now.', 'now PAY by may')).toEqual({
      recall: 4 / 6,
      precision: 1,
      lost: ['45', 'pay'],
      added: [],
    });
  });

  it('may be added', () => {
    expect(compare('Pay now', 'Do not pay')).toMatchObject({ precision: 1 / 3, added: ['do', 'not'] });
  });

  it('go on over the end of a line, and have their letters however these are written', () => {
    expect(compare('two languages, ﬁne', 'two lan-\nguages, fine')).toMatchObject({
      recall: 1,
      precision: 1,
    });
  });

  it('have no share where there are none', () => {
    expect(compare('', '')).toEqual({ recall: null, precision: null, lost: [], added: [] });
  });
});
