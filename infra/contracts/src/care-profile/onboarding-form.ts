import * as z from 'zod/mini';
import {
  DATA_USE_REQUIRED,
  PRIVACY_REQUIRED,
  TERMS_REQUIRED,
  conditionList,
  insuranceType,
  location,
  name,
  phoneNumber,
  recipientName,
  relationship,
} from './fields.js';

const ticked = (sentence: string) => z.literal(true, { error: sentence });

/** The onboarding form: the fields of its two calls, and three checkboxes. */
export const onboardingForm = z.object({
  name,
  location,
  phoneNumber,
  recipientName,
  relationship,
  conditions: conditionList,
  insuranceType,
  terms: ticked(TERMS_REQUIRED),
  privacy: ticked(PRIVACY_REQUIRED),
  dataUse: ticked(DATA_USE_REQUIRED),
});
export type OnboardingForm = z.infer<typeof onboardingForm>;
