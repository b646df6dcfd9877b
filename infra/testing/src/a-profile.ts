import type { SaveProfile, SaveRecipient } from '@careward/contracts/care-profile/schemas';

const accepted = '2026-01-05T09:30:00.000Z';

/** The body of POST /api/profile after onboarding. */
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

/** The body of POST /api/recipients. */
export const aRecipient = (more: Partial<SaveRecipient> = {}): SaveRecipient => ({
  name: 'Rosa',
  relationship: 'parent',
  conditions: ['dementia'],
  insuranceType: 'medicare',
  ...more,
});
