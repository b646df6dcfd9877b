/** spec.md 3, "Enumerations": onboarding's relationships, conditions and insurances, with their labels. */
export const relationships = {
  parent: 'Parent',
  grandparent: 'Grandparent',
  spouse: 'Spouse or partner',
  family_friend: 'Family friend',
  other: 'Other',
} as const;
export const conditions = {
  dementia: 'Dementia or memory loss',
  heart_conditions: 'Heart conditions',
  mobility_issues: 'Mobility issues',
  chronic_conditions: 'Chronic conditions',
  cancer: 'Cancer',
  diabetes: 'Diabetes',
} as const;
export const insurances = {
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  medicare_medicaid: 'Medicare and Medicaid',
  private: 'Private insurance',
  none: 'No insurance',
} as const;

export type Relationship = keyof typeof relationships;
export type Condition = keyof typeof conditions;
export type Insurance = keyof typeof insurances;

/** spec.md 3, "Care coach avatars". */
export const careCoachAvatars = [
  'default',
  'black_female',
  'asian_female',
  'latino_female',
  'asian_male',
  'american_indian_female',
  'indian_female',
  'indian_male',
] as const;
export type CareCoachAvatar = (typeof careCoachAvatars)[number];

/** spec.md 3: an unknown or missing id is the default one. */
export const careCoachOf = (id: string | null | undefined): CareCoachAvatar =>
  careCoachAvatars.find((avatar) => avatar === id) ?? 'default';

/** The keys of a table of labels, typed as z.enum takes them. */
export const keysOf = <Labels extends Record<string, string>>(labels: Labels) =>
  Object.keys(labels) as [keyof Labels & string, ...(keyof Labels & string)[]];
