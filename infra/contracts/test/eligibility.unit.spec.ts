import { describe, expect, it } from '@jest/globals';
import {
  ages,
  answerFields,
  benefits,
  eligibilityConditions,
  eligibilityRelationships,
  type Benefit,
} from '../src/assessment/eligibility-fields.js';
import { insuranceOf, recipientRelationship } from '../src/assessment/eligibility-carried.js';
import {
  eligibilityBand,
  eligibilityScore,
  programTypes,
  type ScoredAnswers,
} from '../src/assessment/eligibility-score.js';
import { relationships } from '../src/care-profile/enumerations.js';
import { states } from '../src/care-profile/states.js';

/** The lowest of each: 30 points. */
const least: ScoredAnswers = {
  relationship: 'friend',
  benefits: ['none'],
  age: 'under_18',
  condition: 'other',
};

describe('the eligibility score', () => {
  it.each<[number, Partial<ScoredAnswers>]>([
    [30, {}],
    [65, { benefits: ['medicaid'] }],
    [65, { benefits: ['medicare_medicaid'] }],
    [65, { benefits: ['medicaid', 'medicare'] }],
    [65, { benefits: ['medicaid', 'medicare_medicaid'] }],
    [55, { benefits: ['medicare'] }],
    [50, { benefits: ['ssi'] }],
    [50, { benefits: ['ssdi'] }],
    [50, { benefits: ['ssi', 'ssdi'] }],
    [45, { benefits: ['snap'] }],
    [45, { benefits: ['tanf'] }],
    [45, { benefits: ['snap', 'tanf'] }],
    [100, { benefits: ['medicaid', 'ssi', 'snap'] }],
    [40, { relationship: 'spouse' }],
    [40, { relationship: 'adult_child' }],
    [35, { relationship: 'parent' }],
    [30, { relationship: 'grandparent' }],
    [30, { relationship: 'other_family' }],
    [40, { age: '65_plus' }],
    [35, { age: '18_64' }],
    [40, { condition: 'dementia' }],
    [40, { condition: 'intellectual_disability' }],
    [35, { condition: 'physical_disability' }],
    [35, { condition: 'chronic_illness' }],
    [30, { condition: 'mental_health' }],
    [30, { condition: 'aging_related' }],
    [
      100,
      {
        benefits: ['medicaid', 'ssi', 'snap'],
        relationship: 'spouse',
        age: '65_plus',
        condition: 'dementia',
      },
    ],
  ])('is %i with %j', (score, answers) => {
    expect(eligibilityScore({ ...least, ...answers })).toBe(score);
  });

  it.each([
    [100, 'eligible'],
    [80, 'eligible'],
    [79, 'likely'],
    [60, 'likely'],
    [59, 'possible'],
    [40, 'possible'],
    [39, 'unlikely'],
    [0, 'unlikely'],
  ])('of %i is %s', (score, band) => {
    expect(eligibilityBand(score)).toBe(band);
  });
});

describe('the enumerations of spec.md 3', () => {
  it('are complete, and in its order', () => {
    expect({ eligibilityRelationships, benefits, ages, eligibilityConditions, programTypes }).toEqual({
      eligibilityRelationships: ['spouse', 'parent', 'grandparent', 'adult_child', 'other_family', 'friend'],
      benefits: ['medicaid', 'medicare', 'medicare_medicaid', 'snap', 'ssi', 'ssdi', 'tanf', 'none'],
      ages: ['under_18', '18_64', '65_plus'],
      eligibilityConditions: [
        'dementia',
        'physical_disability',
        'intellectual_disability',
        'chronic_illness',
        'mental_health',
        'aging_related',
        'other',
      ],
      programTypes: ['medicaid_pas', 'family_support'],
    });
  });

  it('offer the 50 states', () => {
    const fits = (code: string) => answerFields.state.safeParse(code).success;
    expect(Object.keys(states)).toHaveLength(50);
    expect(Object.keys(states).every(fits)).toBe(true);
    expect(['DC', 'PR', 'GU', 'ny', ''].some(fits)).toBe(false);
  });

  it('belong to answers that are named in the order of the steps', () => {
    expect(Object.keys(answerFields)).toEqual([
      'relationship',
      'benefits',
      'age',
      'state',
      'zipCode',
      'condition',
    ]);
  });
});

describe('an answer that is missing or wrong', () => {
  it.each([
    ['relationship', 'sibling', 'Relationship is required'],
    ['benefits', [], 'Please select at least one benefit'],
    ['age', '', 'Age is required'],
    ['state', 'DC', 'State is required'],
    ['zipCode', '1234', 'Valid zip code is required'],
    ['condition', 'other ', 'Condition is required'],
  ] as const)('%s %j: %s', (field, wrong, sentence) => {
    for (const value of [undefined, null, wrong])
      expect(answerFields[field].safeParse(value).error?.issues[0]?.message).toBe(sentence);
  });
});

describe('what onboarding gets from the check', () => {
  it('is what the person is to the caregiver', () => {
    expect(recipientRelationship).toEqual({
      spouse: 'spouse',
      adult_child: 'parent',
      friend: 'family_friend',
      parent: 'other',
      grandparent: 'other',
      other_family: 'other',
    });
    expect(Object.keys(relationships)).toEqual(expect.arrayContaining(Object.values(recipientRelationship)));
  });

  it.each<[Benefit[], string | undefined]>([
    [['medicaid'], 'medicaid'],
    [['medicare'], 'medicare'],
    [['medicare_medicaid'], 'medicare_medicaid'],
    [['medicare', 'medicaid'], 'medicare_medicaid'],
    [['medicaid', 'medicare_medicaid', 'ssi'], 'medicare_medicaid'],
    [['none'], 'none'],
    [['snap', 'ssi'], undefined],
  ])('is for the benefits %j the insurance %s', (chosen, insurance) => {
    expect(insuranceOf(chosen)).toBe(insurance);
  });
});
