import type { Condition } from '../care-profile/enumerations.js';

/** The audience that a topic of the library names, by the condition that a caregiver ticks at onboarding. */
const audienceOf: Record<Condition, string> = {
  dementia: 'dementia',
  heart_conditions: 'chronic_illness',
  mobility_issues: 'physical_disability',
  chronic_conditions: 'chronic_illness',
  cancer: 'chronic_illness',
  diabetes: 'chronic_illness',
};

export const careAudience = (conditions: readonly Condition[]): ReadonlySet<string> =>
  new Set(conditions.map((condition) => audienceOf[condition]));

/** The audience of a topic that is meant for everybody. */
export const EVERYBODY = 'all';
