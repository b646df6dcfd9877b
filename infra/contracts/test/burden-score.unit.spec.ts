import { describe, expect, it } from '@jest/globals';
import { burdenLevelOf, burdenScore } from '../src/assessment/burden.js';

/** Ten scores with a sum. */
const scoresWithSum = (sum: number) =>
  Array.from({ length: 10 }, (_, at) => Math.min(4, Math.max(0, sum - 4 * at)));

describe('the burden score', () => {
  it.each([
    [0, 0, 'low'],
    [9, 23, 'low'],
    [10, 25, 'mild'],
    [19, 48, 'mild'],
    [20, 50, 'moderate'],
    [25, 63, 'moderate'],
    [29, 73, 'moderate'],
    [30, 75, 'high'],
    [40, 100, 'high'],
  ])('of a sum of %i is %i, which is %s', (sum, score, level) => {
    expect(burdenScore(scoresWithSum(sum))).toBe(score);
    expect(burdenLevelOf(score)).toBe(level);
  });
});
