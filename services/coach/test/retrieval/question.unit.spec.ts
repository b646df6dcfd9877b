import { describe, expect, it } from '@jest/globals';
import { questionParts } from '../../src/retrieval/question.domain.js';

const two = 'how do i bathe my mother safely, and what helps her sleep';

describe('the parts of a question', () => {
  it('are what may ask something each', () => {
    expect(questionParts(two)).toEqual(['how do i bathe my mother safely', 'and what helps her sleep']);
  });

  it('are none where there is one, or where the others are too short to ask', () => {
    expect(questionParts('how do i bathe my mother safely')).toEqual([]);
    expect(questionParts('how do i bathe my mother safely, thank you')).toEqual([]);
  });

  it('are four at most', () => {
    expect(questionParts('what is one; what is two; what is three; what is four; what is five')).toHaveLength(
      4,
    );
  });

  it('are none of a text of more than 300 characters, which tells a story', () => {
    expect(questionParts(`${two} ${'z'.repeat(299 - two.length)}`)).toHaveLength(2);
    expect(questionParts(`${two} ${'z'.repeat(300 - two.length)}`)).toEqual([]);
  });
});
