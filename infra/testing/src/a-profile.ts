import type { SaveProfile } from '@careward/contracts/care-profile/profile';
import type { SaveRecipient } from '@careward/contracts/care-profile/recipient';

const accepted = '2026-01-05T09:30:00.000Z';

/** A finished onboarding, as POST /api/profile takes it. */
export const aProfile = (more: Partial<SaveProfile> = {}): SaveProfile => ({
  name: 'Maria Santos',
  location: 'Newark, NJ',
  phoneNumber: '555-0100',
  isOnboardingComplete: true,
  agreedToTermsAt: accepted,
  agreedToPrivacyAt: accepted,
  consentedToDataUsageAt: accepted,
  ...more,
});

/** Whom the caregiver cares for, as POST /api/recipients takes it. */
export const aRecipient = (more: Partial<SaveRecipient> = {}): SaveRecipient => ({
  name: 'Rosa',
  relationship: 'parent',
  conditions: ['dementia'],
  insuranceType: 'medicare',
  ...more,
});
