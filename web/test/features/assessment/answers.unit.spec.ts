import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { describe, expect, it } from '@jest/globals';
import {
  type Answer,
  type Answers,
  questionToShow,
  submissionOf,
} from '../../../src/features/assessment/answers.js';

const first = (count: number, more: Partial<Answer> = {}): Answers =>
  Object.fromEntries(burdenQuestionIds.slice(0, count).map((id) => [id, { value: 1, comment: '', ...more }]));

describe('the question to show', () => {
  it.each<[string, string | null, Answers, number]>([
    ['the first at the beginning', null, {}, 1],
    ['the first that is not answered', null, first(4), 5],
    ['the last when all are', null, first(10), 10],
    ['an earlier one that the address names', '2', first(4), 2],
    ['none beyond the first that is not answered', '9', first(4), 5],
    ['none before the first', '0', first(4), 5],
    ['no nonsense', 'abc', first(4), 5],
    ['no half', '1.5', first(4), 5],
    ['one whose comment is too long', '9', first(1, { comment: 'a'.repeat(501) }), 1],
  ])('%s', (_, asked, answers, expected) => {
    expect(questionToShow(asked, answers)).toBe(expected);
  });
});

it('is sent with value, score and comment for each question, and the score', () => {
  const { responses, score } = submissionOf({
    ...first(10, { value: 3 }),
    personal_time: { value: 0, comment: '  Only Sundays ' },
  });
  expect(Object.keys(responses)).toEqual(burdenQuestionIds);
  expect(responses).toMatchObject({
    overwhelmed: { value: 3, score: 3 },
    personal_time: { value: 0, score: 0, comment: 'Only Sundays' },
  });
  expect(responses).not.toHaveProperty('overwhelmed.comment');
  expect(score).toBe(68);
});
