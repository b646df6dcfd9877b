import { z } from 'zod';
import { DATA_USE_REQUIRED, PRIVACY_REQUIRED, saveProfile, TERMS_REQUIRED } from './profile.js';
import { saveRecipient } from './recipient.js';

const ticked = (sentence: string) => z.literal(true, { error: sentence });

/** The onboarding form: the fields of its two calls, and three checkboxes. */
export const onboardingForm = z.object({
  name: saveProfile.shape.name,
  location: saveProfile.shape.location,
  phoneNumber: saveProfile.shape.phoneNumber,
  recipientName: saveRecipient.shape.name,
  relationship: saveRecipient.shape.relationship,
  conditions: saveRecipient.shape.conditions,
  insuranceType: saveRecipient.shape.insuranceType,
  terms: ticked(TERMS_REQUIRED),
  privacy: ticked(PRIVACY_REQUIRED),
  dataUse: ticked(DATA_USE_REQUIRED),
});
export type OnboardingForm = z.infer<typeof onboardingForm>;
