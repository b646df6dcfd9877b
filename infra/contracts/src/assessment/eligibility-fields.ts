import * as z from 'zod/mini';
import { keysOf } from '../care-profile/enumerations.js';
import { states } from '../care-profile/states.js';

/** spec.md 3, "Enumerations": the checker's answers, in the order in which they are offered. */
export const eligibilityRelationships = [
  'spouse',
  'parent',
  'grandparent',
  'adult_child',
  'other_family',
  'friend',
] as const;
export const benefits = [
  'medicaid',
  'medicare',
  'medicare_medicaid',
  'snap',
  'ssi',
  'ssdi',
  'tanf',
  'none',
] as const;
export const ages = ['under_18', '18_64', '65_plus'] as const;
export const eligibilityConditions = [
  'dementia',
  'physical_disability',
  'intellectual_disability',
  'chronic_illness',
  'mental_health',
  'aging_related',
  'other',
] as const;

export type EligibilityRelationship = (typeof eligibilityRelationships)[number];
export type Benefit = (typeof benefits)[number];

const BENEFIT_REQUIRED = 'Please select at least one benefit';
const ZIP_REQUIRED = 'Valid zip code is required';

/** spec.md 5, "Eligibility". Browsers check the answers one by one, so the fields are of zod/mini. */
const relationship = z.enum(eligibilityRelationships, { error: 'Relationship is required' });
const benefitList = z.pipe(
  z
    .array(z.enum(benefits, { error: BENEFIT_REQUIRED }), { error: BENEFIT_REQUIRED })
    .check(z.minLength(1, BENEFIT_REQUIRED)),
  z.transform((chosen) => [...new Set(chosen)]),
);
const age = z.enum(ages, { error: 'Age is required' });
const state = z.enum(keysOf(states), { error: 'State is required' });
const zipCode = z.string({ error: ZIP_REQUIRED }).check(z.regex(/^\d{5}$/, ZIP_REQUIRED));
const condition = z.enum(eligibilityConditions, { error: 'Condition is required' });

/** The six answers, in the order of the checker's steps. */
export const answerFields = { relationship, benefits: benefitList, age, state, zipCode, condition };
export type EligibilityAnswers = {
  [Field in keyof typeof answerFields]: z.infer<(typeof answerFields)[Field]>;
};
