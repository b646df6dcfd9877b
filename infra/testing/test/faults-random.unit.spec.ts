import { describe, expect, it } from '@jest/globals';
import { randomFrom } from '../src/faults/random.js';

const draws = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: 1_000 }, () => random.pick({ often: 9, seldom: 1, never: 0 }));
};

describe('choices by a seed', () => {
  it('are the same for the same seed and others for another', () => {
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('follow their weights', () => {
    const seldom = draws(1).filter((name) => name === 'seldom');
    expect(draws(1)).not.toContain('never');
    expect(seldom.length).toBeGreaterThan(60);
    expect(seldom.length).toBeLessThan(150);
  });

  it('lie between their bounds', () => {
    const random = randomFrom(3);
    const values = Array.from({ length: 1_000 }, () => random.between(5, 6));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...values)).toBeLessThan(6);
  });
});
