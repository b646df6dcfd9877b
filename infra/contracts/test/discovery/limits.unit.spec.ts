import { describe, expect, it } from '@jest/globals';
import { CRAWL_DEPTH, JOBS_CACHED, SOURCES_CACHED } from '../../src/discovery/limits.js';
import { crawlDepth, crawlFrequencies, crawlFrequency } from '../../src/discovery/source-fields.js';

describe('the limits of discovery (spec.md 9)', () => {
  it('are those of the specification', () => {
    expect([CRAWL_DEPTH, SOURCES_CACHED, JOBS_CACHED]).toEqual([
      { min: 1, max: 5, default: 2 },
      30_000,
      10_000,
    ]);
    expect(crawlFrequencies).toEqual(['daily', 'weekly', 'monthly']);
    expect([crawlDepth.parse(undefined), crawlFrequency.parse(undefined)]).toEqual([2, 'weekly']);
  });

  it.each([0, 6, 2.5, -1, '3', null, Number.NaN])('a depth of %p is refused', (depth) => {
    expect(crawlDepth.safeParse(depth).success).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])('a depth of %i is accepted', (depth) => {
    expect(crawlDepth.parse(depth)).toBe(depth);
  });
});
