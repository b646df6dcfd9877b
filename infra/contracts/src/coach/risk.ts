/** design.md 4: T0 call 911, T1 crisis, T2 same day, T3 protect, T4 caution. */
export const riskTiers = ['T0', 'T1', 'T2', 'T3', 'T4'] as const;
export type RiskTier = (typeof riskTiers)[number];

/** design.md 8: sure, a card stands instead of the answer; unsure, a strip stands above it. */
export const riskLevels = ['card', 'strip'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/**
 * The dangers that a question is screened for, the more urgent first: where a message shows two, the first one's card is
 * shown and the other one is named.
 */
export const riskCategories = [
  'choking',
  'unresponsive',
  'breathing',
  'allergic-reaction',
  'bleeding',
  'stroke',
  'heart',
  'seizure',
  'fire-or-gas',
  'violence',
  'overdose',
  'heat-or-cold',
  'diabetes',
  'sudden-confusion',
  'fever-on-chemo',
  'head-injury',
  'missing-person',
  'suicide',
  'suicidal-care-recipient',
  'self-harm',
  'fear-of-harming',
  'hopelessness',
  'facility-neglect',
  'blocked-catheter',
  'black-skin',
  'worse-heart-failure',
  'violent-care-recipient',
  'abuse',
  'own-abuse',
  'financial-abuse',
  'medicine',
  'end-of-life',
] as const;
export type RiskCategory = (typeof riskCategories)[number];

/**
 * The 30 kinds of danger by code; but for those for the same day (D), labelled messages have it. Choking is a kind of
 * breathing trouble, and a fever on chemotherapy one of infection.
 */
export const riskCodes: Record<RiskCategory, string> = {
  stroke: 'E1',
  heart: 'E2',
  breathing: 'E3',
  choking: 'E3',
  unresponsive: 'E4',
  'head-injury': 'E5',
  bleeding: 'E6',
  seizure: 'E7',
  'allergic-reaction': 'E8',
  diabetes: 'E9',
  'sudden-confusion': 'E10',
  'fever-on-chemo': 'E10',
  'heat-or-cold': 'E11',
  overdose: 'E12',
  'missing-person': 'E13',
  'fire-or-gas': 'E14',
  violence: 'E15',
  suicide: 'C1',
  hopelessness: 'C2',
  'suicidal-care-recipient': 'C3',
  'fear-of-harming': 'C4',
  'self-harm': 'C5',
  'blocked-catheter': 'D1',
  'black-skin': 'D2',
  'worse-heart-failure': 'D3',
  abuse: 'P1',
  'own-abuse': 'P2',
  'financial-abuse': 'P3',
  'facility-neglect': 'P4',
  'violent-care-recipient': 'P5',
  medicine: 'M1',
  'end-of-life': 'M2',
};
