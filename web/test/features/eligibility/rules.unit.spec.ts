/** @jest-environment ./web/test/browser-environment.mjs */
import type { Benefit } from '@careward/contracts/assessment/eligibility-fields';
import { type State, states } from '@careward/contracts/care-profile/states';
import { describe, expect, it } from '@jest/globals';
import { exclusive } from '../../../src/features/eligibility/steps.js';
import { STEP_ADVANCE, stepToShow } from '../../../src/features/eligibility/checker.js';
import { statesMatching } from '../../../src/features/eligibility/state-and-zip.js';
import { digitsOf, zipFits } from '../../../src/features/eligibility/zip-code.js';
import { words } from '../../../src/features/eligibility/words.js';

describe('the step', () => {
  it('advances 150 ms after an answer was chosen', () => expect(STEP_ADVANCE).toBe(150));

  const all = {
    relationship: 'spouse',
    benefits: ['none'],
    age: '65_plus',
    state: 'NJ',
    zipCode: '07102',
    condition: 'other',
  } as const;
  const answers = (count: number) =>
    Object.fromEntries(Object.entries(all).slice(0, count)) as Parameters<typeof stepToShow>[1];

  it.each([
    [null, 0, 1],
    [null, 6, 1],
    ['1', 0, 1],
    ['2', 0, 1],
    ['7', 0, 1],
    ['3', 2, 3],
    ['4', 2, 3],
    ['7', 5, 6],
    ['7', 6, 7],
    ['8', 6, 7],
    ['0', 6, 7],
    ['x', 2, 3],
    ['1.5', 2, 3],
  ])('for ?step=%s with %i answers is %i', (asked, count, step) => {
    expect(stepToShow(asked, answers(count))).toBe(step);
  });
});

describe('the benefits', () => {
  it.each<[Benefit[], Benefit[], Benefit[]]>([
    [['medicaid'], ['medicaid', 'snap'], ['medicaid', 'snap']],
    [['medicaid', 'snap'], ['medicaid', 'snap', 'none'], ['none']],
    [['none'], ['none', 'ssi'], ['ssi']],
    [['none'], [], []],
    [[], ['none'], ['none']],
  ])('%j, then %j: %j', (before, chosen, expected) => {
    expect(exclusive(chosen, before)).toEqual(expected);
  });
});

describe('the zip code', () => {
  it.each([
    ['07102', 'NJ', true],
    ['10001', 'NJ', false],
    ['10001', 'NY', true],
    ['00501', 'NY', true],
    ['90210', 'CA', true],
    ['33101', 'FL', true],
    ['88595', 'TX', true],
    ['39901', 'GA', true],
    ['20001', 'MD', false],
    ['00000', 'AL', false],
  ] as const)('%s fits %s: %s', (zip, state, fits) => {
    expect(zipFits(zip, state)).toBe(fits);
  });

  it('has digits only, five at most', () => {
    expect(['07a1-02', '0710234', 'abc', ''].map(digitsOf)).toEqual(['07102', '07102', '', '']);
  });
});

describe('the states', () => {
  const spanish = { ...states, ...words.es.labels.state };
  it.each<[string, Readonly<Record<State, string>>, State[]]>([
    ['jers', states, ['NJ']],
    ['NJ', states, ['NJ']],
    ['new j', states, ['NJ']],
    ['carolina', states, ['NC', 'SC']],
    ['nueva', spanish, ['NJ', 'NY']],
    ['New York', spanish, ['NY']],
    ['oregon', spanish, ['OR']],
    ['zz', states, []],
  ])('that %j finds', (typed, names, found) => {
    expect(statesMatching(typed, names)).toEqual(found);
  });

  it('are all there before anything is typed, by name', () => {
    const found = statesMatching('', states);
    expect(found).toHaveLength(50);
    expect([found[0], found.at(-1)]).toEqual(['AL', 'WY']);
  });
});
