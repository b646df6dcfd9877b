import type { Insurance, Relationship } from '../care-profile/enumerations.js';
import type { Benefit, EligibilityAnswers, EligibilityRelationship } from './eligibility-fields.js';
import type { EligibilityResult } from './schemas.js';

/**
 * What a browser carries from the check to onboarding. `answers` are there until the server has them; `savedAt` is an
 * ISO time.
 */
export type CarriedEligibility = {
  fromEligibilityCheck: boolean;
  relationship?: string | undefined;
  insuranceType?: string | undefined;
  answers?: EligibilityAnswers;
  result?: EligibilityResult;
  savedAt: string;
};

/**
 * The checker asks what the caregiver is to the person, onboarding what the person is to the caregiver
 * (rulings.md, "Eligibility and onboarding").
 */
export const recipientRelationship: Readonly<Record<EligibilityRelationship, Relationship>> = {
  spouse: 'spouse',
  adult_child: 'parent',
  friend: 'family_friend',
  parent: 'other',
  grandparent: 'other',
  other_family: 'other',
};

/** Undefined where the benefits do not say how the person is insured. */
export function insuranceOf(benefits: readonly Benefit[]): Insurance | undefined {
  const has = (benefit: Benefit) => benefits.includes(benefit);
  if (has('medicare_medicaid') || (has('medicaid') && has('medicare'))) return 'medicare_medicaid';
  if (has('medicaid')) return 'medicaid';
  if (has('medicare')) return 'medicare';
  return has('none') ? 'none' : undefined;
}
