import { describe, expect, it } from '@jest/globals';
import { programCards } from '../../../src/features/home/programs.js';

const shown = (scores: Parameters<typeof programCards>[0]) =>
  programCards(scores).map(({ id, status }) => `${id}: ${status}`);

describe('the program cards of Home', () => {
  it.each([
    [{}, ['medicaid_pas: eligible', 'family_support: review']],
    [{ medicaid_pas: 100 }, ['medicaid_pas: eligible', 'family_support: review']],
    [{ medicaid_pas: 80 }, ['medicaid_pas: eligible', 'family_support: review']],
    [{ medicaid_pas: 79 }, ['medicaid_pas: likely', 'family_support: review']],
    [{ medicaid_pas: 60 }, ['medicaid_pas: likely', 'family_support: review']],
    [{ medicaid_pas: 59 }, ['family_support: review']],
    [{ medicaid_pas: 0 }, ['family_support: review']],
    [{ family_support: 80 }, ['medicaid_pas: eligible', 'family_support: eligible']],
    [{ family_support: 60 }, ['medicaid_pas: eligible', 'family_support: likely']],
    [{ medicaid_pas: 59, family_support: 59 }, []],
  ])('%j: %j', (scores, expected) => {
    expect(shown(scores)).toEqual(expected);
  });
});
