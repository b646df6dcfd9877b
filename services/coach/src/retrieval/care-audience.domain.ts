import type { Condition } from '@careward/contracts/care-profile/enumerations';

/** What a caregiver ticks at onboarding → the audience a topic of the library names. */
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
