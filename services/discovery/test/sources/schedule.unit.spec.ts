import { describe, expect, it } from '@jest/globals';
import { nextRunAt } from '../../src/sources/source.domain.js';

const next = (...[frequency, from, after = from]: ['daily' | 'weekly' | 'monthly', string, string?]) =>
  nextRunAt(frequency, new Date(from), new Date(after)).toISOString();

describe('the next run', () => {
  it.each([
    ['daily', '2026-03-07T22:30:00.000Z', '2026-03-08T22:30:00.000Z'],
    ['daily', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['weekly', '2026-02-25T08:15:00.000Z', '2026-03-04T08:15:00.000Z'],
    ['monthly', '2026-01-15T08:00:00.000Z', '2026-02-15T08:00:00.000Z'],
    ['monthly', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['monthly', '2028-01-31T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['monthly', '2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ['monthly', '2026-08-31T08:00:00.000Z', '2026-09-30T08:00:00.000Z'],
  ] as const)(
    'of a source that is checked %s and was approved at %s is at %s',
    (frequency, from, expected) => {
      expect(next(frequency, from)).toBe(expected);
    },
  );

  it.each([
    ['daily', '2026-03-01T08:00:00.000Z', '2026-03-05T07:59:59.999Z', '2026-03-05T08:00:00.000Z'],
    ['daily', '2026-03-01T08:00:00.000Z', '2026-03-05T08:00:00.000Z', '2026-03-06T08:00:00.000Z'],
    ['weekly', '2026-03-01T08:00:00.000Z', '2026-03-20T09:00:00.000Z', '2026-03-22T08:00:00.000Z'],
    ['monthly', '2026-01-31T08:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['monthly', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['daily', '2026-03-05T08:00:00.000Z', '2026-03-01T08:00:00.000Z', '2026-03-06T08:00:00.000Z'],
  ] as const)(
    'is the first one to come when others were missed: %s from %s, after %s',
    (frequency, from, after, expected) => {
      expect(next(frequency, from, after)).toBe(expected);
    },
  );
});
