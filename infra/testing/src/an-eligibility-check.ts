import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';

/** Six answers worth 85 points: medicaid 35, adult_child 25, 18_64 15, physical_disability 10. */
export const anEligibilityCheck = (more: Partial<EligibilityAnswers> = {}): EligibilityAnswers => ({
  relationship: 'adult_child',
  benefits: ['medicaid'],
  age: '18_64',
  state: 'NJ',
  zipCode: '07102',
  condition: 'physical_disability',
  ...more,
});
