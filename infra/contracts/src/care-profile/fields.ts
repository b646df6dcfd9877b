import * as z from 'zod/mini';
import { LENGTH } from '../kernel/limits.js';
import { isReadable, UNREADABLE_REFUSED } from '../kernel/readable.js';
import { requiredText } from '../kernel/required-text.js';
import { conditions, insurances, keysOf, relationships } from './enumerations.js';

export const TERMS_REQUIRED = 'You must accept the Terms of Service to continue';
export const PRIVACY_REQUIRED = 'You must accept the Privacy Policy to continue';
export const DATA_USE_REQUIRED = 'You must consent to data usage to use our services';
export const NAME_TAKEN =
  'You already care for somebody with this name. Add a word that tells them apart, for example a first name.';
const CONDITION_REQUIRED = 'Please select at least one condition';

/** spec.md 5, "Onboarding". Browsers check the fields one by one, so these are of zod/mini, a fifth of zod's size. */
export const name = requiredText('Name is required', LENGTH.name);
export const location = requiredText('Location is required', LENGTH.location);
export const phoneNumber = z.nullish(
  z
    .string({ error: 'Please enter the phone number as text' })
    .check(
      z.trim(),
      z.maxLength(LENGTH.phone, `Please use at most ${LENGTH.phone} characters`),
      z.refine(isReadable, UNREADABLE_REFUSED),
    ),
);
export const recipientName = requiredText('Care recipient name is required', LENGTH.name);
export const relationship = z.enum(keysOf(relationships), { error: 'Relationship is required' });
export const conditionList = z.pipe(
  z
    .array(z.enum(keysOf(conditions), { error: CONDITION_REQUIRED }), { error: CONDITION_REQUIRED })
    .check(z.minLength(1, CONDITION_REQUIRED)),
  z.transform((chosen) => [...new Set(chosen)]),
);
export const insuranceType = z.nullish(
  z.enum(keysOf(insurances), { error: 'Please choose one of the insurance types' }),
);

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
