/** design.md 4: T0 call 911, T1 crisis, T2 same day, T3 protect, T4 caution. */
export const riskTiers = ['T0', 'T1', 'T2', 'T3', 'T4'] as const;
export type RiskTier = (typeof riskTiers)[number];

/** The emergencies that the first check of a question detects. */
export const riskCategories = [
  'stroke',
  'heart',
  'breathing',
  'choking',
  'unresponsive',
  'overdose',
  'suicide',
] as const;
export type RiskCategory = (typeof riskCategories)[number];
