import { describe, expect, it } from '@jest/globals';
import { splitLead } from '../../../src/features/library/topics.js';

describe('the lead of a summary', () => {
  it.each([
    ['One. Two! Three? Four.', 'One. Two!', 'Three? Four.'],
    ['One. Two.', 'One. Two.', ''],
    [
      'Over 101.5 degrees, call. From 9 a. m. on. Rest.',
      'Over 101.5 degrees, call. From 9 a. m. on.',
      'Rest.',
    ],
    ['“One.” ¿Dos? ¡Tres!', '“One.” ¿Dos?', '¡Tres!'],
  ])('%s', (summary, lead, rest) => {
    expect(splitLead(summary)).toEqual({ lead, rest });
  });
});
