import { describe, expect, it } from '@jest/globals';
import { logistic, sharesOf } from '../../../src/understanding/learned/linear-model.domain.js';

describe('a probability from a score', () => {
  it.each([
    [3, 0.5],
    [3 + Math.log(3) / 2, 0.75],
    [3 - Math.log(3) / 2, 0.25],
    [100, 1],
    [-100, 0],
  ])('of %d is %d on a curve with its middle at 3', (score, probability) => {
    expect(logistic(score, { slope: 2, middle: 3 })).toBeCloseTo(probability);
  });
});

describe('shares of scores', () => {
  it('add up to 1, and twice the odds are twice the share', () => {
    const shares = sharesOf(Float64Array.of(0, Math.log(2), Math.log(2)), 1);
    expect([...shares].map((share) => share.toFixed(3))).toEqual(['0.200', '0.400', '0.400']);
  });

  it('go to the highest score where they are steep, however large the scores are', () => {
    expect([...sharesOf(Float64Array.of(5_000, 5_001), 1_000)]).toEqual([0, 1]);
  });
});
