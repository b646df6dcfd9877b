import { describe, expect, it } from '@jest/globals';
import { programCards } from '../../../src/features/home/program-cards.js';

const shown = (scores: Parameters<typeof programCards>[0]) =>
  programCards(scores).map(({ id, status }) => `${id}: ${status}`);

describe('the program cards of Home', () => {
  it.each([
    [{}, ['medicaid: eligible', 'family_support: review']],
    [{ medicaid: 100 }, ['medicaid: eligible', 'family_support: review']],
    [{ medicaid: 80 }, ['medicaid: eligible', 'family_support: review']],
    [{ medicaid: 79 }, ['medicaid: likely', 'family_support: review']],
    [{ medicaid: 60 }, ['medicaid: likely', 'family_support: review']],
    [{ medicaid: 59 }, ['family_support: review']],
    [{ medicaid: 0 }, ['family_support: review']],
    [{ family_support: 80 }, ['medicaid: eligible', 'family_support: eligible']],
    [{ family_support: 60 }, ['medicaid: eligible', 'family_support: likely']],
    [{ medicaid: 59, family_support: 59 }, []],
  ])('%j: %j', (scores, expected) => {
    expect(shown(scores)).toEqual(expected);
  });
});
