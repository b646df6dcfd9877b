import { describe, expect, it } from '@jest/globals';
import { recentDate } from '../../../src/base/language/recent-date.js';

const now = new Date(2026, 10, 21, 9, 0);

describe('recentDate', () => {
  it.each([
    ['today', new Date(2026, 10, 21, 2, 14), '2:14 AM'],
    ['last evening', new Date(2026, 10, 20, 23, 59), 'Fri'],
    ['five days ago', new Date(2026, 10, 16, 12, 0), 'Mon'],
    ['a week ago', new Date(2026, 10, 14, 12, 0), 'Nov 14'],
  ])('%s', (_name, at, label) => {
    expect(recentDate(at, now, 'en-US').replace(/\s/g, ' ')).toBe(label);
  });

  it('is in the language of the page', () => {
    expect(recentDate(new Date(2026, 10, 14), now, 'es-US')).toBe('14 nov');
  });
});
