import type { Insurance, Relationship } from '@careward/contracts/care-profile/enumerations';
import { insuranceType, relationship } from '@careward/contracts/care-profile/fields';
import { readCarriedEligibility } from '../../base/session/carried-eligibility.js';

/** What an eligibility check already answered; what onboarding does not offer is left to the person. */
export type EligibilityPrefill = {
  /** Else somebody else filled it in, so it stays editable. */
  isFromCheck: boolean;
  relationship?: Relationship;
  insuranceType?: Insurance;
};

export function readPrefill(): EligibilityPrefill | null {
  const carried = readCarriedEligibility();
  if (!carried) return null;
  const [known, insured] = [
    relationship.safeParse(carried.relationship).data,
    insuranceType.safeParse(carried.insuranceType).data,
  ];
  return {
    isFromCheck: carried.fromEligibilityCheck === true,
    ...(known && { relationship: known }),
    ...(insured && { insuranceType: insured }),
  };
}
