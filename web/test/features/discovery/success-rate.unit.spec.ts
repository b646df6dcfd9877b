import { describe, expect, it } from '@jest/globals';
import { successRate } from '../../../src/features/discovery/jobs/job-parts.js';

describe('the success rate (spec.md 4)', () => {
  it.each([
    [0, 0, 0],
    [2, 3, 67],
    [1, 3, 33],
    [5, 5, 100],
  ])('of %i in %i is %i %%', (urlsSucceeded, urlsProcessed, percent) => {
    expect(successRate({ urlsSucceeded, urlsProcessed })).toBe(percent);
  });
});
