import { describe, expect, it } from '@jest/globals';
import { afterQuestions, onlyAsked } from '../../src/retrieval/remembered.domain.js';

describe('a message in a conversation', () => {
  it.each([
    ['the first is read alone', [], 'and then?'],
    ['after the one before', ['a'], 'a\nand then?'],
    ['after the two before, and no more', ['a', 'b', 'c'], 'b\nc\nand then?'],
    ['without one that could not be read', ['a', ''], 'a\nand then?'],
  ])('%s', (_what, before, expected) => {
    expect(afterQuestions({ question: 'and then?', earlier: onlyAsked(before) })).toBe(expected);
  });
});
